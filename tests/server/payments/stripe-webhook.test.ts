import {createHmac} from 'node:crypto';
import {Stripe} from 'stripe';
import {describe, expect, test} from 'vitest';
import {hearPayments} from '#server/modules/payments/hear-payments.ts';
import {createStripeWebhook} from '#server/providers/payments/stripe/webhook.ts';
import {webhookKit} from '#tests/kits/webhook-kit.ts';

const stripe = new Stripe('sk_test_of_the_tests');
const secret = 'whsec_test_secret_faro';
const webhook = createStripeWebhook(stripe, secret);

function sign(said: {eventId: string; type: string}, sentAtMs: number, key = secret) {
  const timestamp = Math.floor(sentAtMs / 1_000);
  const payload = JSON.stringify({id: said.eventId, object: 'event', type: said.type, created: timestamp});
  const signature = stripe.webhooks.generateTestHeaderString({payload, secret: key, timestamp});
  return {payload, headers: {'content-type': 'application/json', 'stripe-signature': signature}};
}

webhookKit('stripe', {
  verify: webhook.verify,
  sign,
  forge: (said, sentAtMs) => sign(said, sentAtMs, 'whsec_another'),
  toleranceMs: 300_000,
});

describe('an event of Stripe', () => {
  const body = '{"id":"evt_test_1","object":"event","type":"invoice.paid"}';
  const vector = '3a05954d014845d2a14e4dac9f8c8b3595d759d943f1644e7f26c172d3c9a534';
  const sentMs = 1_766_000_000_000;
  const verify = (rawBody: string, signature: string, nowMs = sentMs) =>
    webhook.verify({rawBody: Buffer.from(rawBody), headers: {'stripe-signature': signature}}, nowMs);

  test('[PAY8] is known by the signature that Stripe’s own package makes', async () => {
    const told = await verify(body, `t=1766000000,v1=${vector}`);
    expect(told).toEqual({
      ok: true,
      value: {eventId: 'evt_test_1', type: 'invoice.paid', saidAt: new Date(sentMs).toISOString()},
    });
  });

  test('[PAY8] may be signed by the key before as well, while keys change', async () => {
    const old = '0'.repeat(64);
    expect((await verify(body, `t=1766000000,v1=${old},v1=${vector}`)).ok).toBe(true);
    expect((await verify(body, `t=1766000000,v1=${old}`)).ok).toBe(false);
    expect((await verify(body, `t=1766000001,v1=${vector}`)).ok).toBe(false);
    expect((await verify(body, `t=1766000000,v0=${vector}`)).ok).toBe(false);
  });

  test.each([
    'not JSON',
    '[]',
    '{"id":"","object":"event","type":"x"}',
    '{"id":"e","object":"v2.core.event","type":"x"}',
  ])('[PAY8] that says %j is refused, though it was signed', async (rawBody) => {
    const v1 = createHmac('sha256', secret).update(`1766000000.${rawBody}`).digest('hex');
    expect(await verify(rawBody, `t=1766000000,v1=${v1}`)).toMatchObject({ok: false, failure: {code: 'validation'}});
  });

  test.each([
    [{id: 'pi_1', object: 'payment_intent'}, 'pi_1'],
    [{id: 'ch_1', object: 'charge', payment_intent: 'pi_1'}, 'pi_1'],
    [{id: 'dp_1', object: 'dispute', payment_intent: {id: 'pi_1'}}, 'pi_1'],
    [{id: 're_1', object: 'refund', payment_intent: null}, undefined],
    [{id: 'seti_1', object: 'setup_intent'}, undefined],
    // Subscriptions of Stripe's own are none of ours: Faro keeps them and charges for them itself.
    [{id: 'sub_nobody', object: 'subscription', status: 'active'}, undefined],
    [{id: 'in_1', object: 'invoice', subscription: 'sub_nobody', paid: true}, undefined],
  ])('[PAY8] about %j is about the payment %s', (object, paymentId) => {
    const event = {id: 'evt_1', object: 'event', type: 'x', created: 1, data: {object}};
    expect(webhook.findPaymentId(Buffer.from(JSON.stringify(event)))).toBe(paymentId);
  });

  test('[PAY8] is worked on by whoever knows of payments, where it is about one', async () => {
    const heard: string[] = [];
    const {work} = hearPayments(webhook, async (paymentId) => void heard.push(paymentId));
    const event = {id: 'evt_1', object: 'event', type: 'x'};
    for (const object of [
      {id: 'pi_1', object: 'payment_intent'},
      {id: 'cus_1', object: 'customer'},
    ])
      await work({rawBody: Buffer.from(JSON.stringify({...event, data: {object}}))});
    expect(heard).toEqual(['pi_1']);
  });

  test('[PAY8] about nothing is about no payment', () => {
    expect(webhook.findPaymentId(Buffer.from(body))).toBeUndefined();
  });
});
