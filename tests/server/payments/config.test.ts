import {expect, test} from 'vitest';
import {readConfig} from '#server/config.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://app.example.com',
  MAIL_SMTP_URL: 'smtps://u:p@smtp.example.com',
  MAIL_FROM: 'a@example.com',
  CONTACT_EMAIL: 'b@example.com',
};
const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test('[PAY13] production wants an account at Stripe, or to be told that the sandbox will do', () => {
  expect(() => readConfig(production)).toThrow('STRIPE_SECRET_KEY: set it to the secret key of your account at Stripe');
  expect(readConfig({...production, ALLOW_SANDBOX: '1'}).stripe).toBeUndefined();
  expect(readConfig({...production, ...stripe}).stripe).toEqual({
    secretKey: 'sk_live_1',
    publishableKey: 'pk_live_1',
    webhookSecret: 'whsec_1',
  });
  expect(readConfig({}).stripe).toBeUndefined();
});

test.each([
  [{STRIPE_SECRET_KEY: 'sk_live_1'}, 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET go together'],
  [{...stripe, STRIPE_WEBHOOK_SECRET: ''}, 'go together: set all or none'],
  // The two are easily mistaken for each other, and one of them is told to every browser.
  [{...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_live_secret'}, 'STRIPE_PUBLISHABLE_KEY: set it to the publishable key'],
  [{...stripe, STRIPE_SECRET_KEY: 'pk_live_1'}, 'STRIPE_SECRET_KEY: set it to the secret key'],
  [{...stripe, STRIPE_WEBHOOK_SECRET: 'sk_live_secret'}, "STRIPE_WEBHOOK_SECRET: set it to the secret of Stripe's"],
])('[PAY13] %o is refused with what to set, and without its value', (environment, message) => {
  let said = '';
  try {
    readConfig(environment);
  } catch (error) {
    said = String(error);
  }
  expect(said).toContain(message);
  expect(said).not.toContain('sk_live_secret');
});
