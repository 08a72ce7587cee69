import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {words as secondWords} from '#src/features/account/second/text/words.ts';
import {reasons} from '#src/features/account/second/text/reasons.ts';
import {es as account} from '#src/features/account/text/es.ts';
import {wordsIn} from '#src/i18n/words.ts';
import {closeScreen, goTo, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {answerInPage, type OwnAnswers, type PageServer} from '#tests/kits/screen-kit/page-server.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const words = wordsIn(secondWords, 'es');
const nothing = {hasTotp: false, passkeys: [], recoveryCodesLeft: 0, isDemanded: false, proof: 'password'};
const withApp = {...nothing, hasTotp: true, recoveryCodesLeft: 10, proof: 'factor'};
const key = {secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Faro:ana?secret=JBSWY3DPEHPK3PXP'};
const refusal = (code: string, reason: string, more: object = {}) => ({code, reason, ...more});

const code = () => page.getByRole('textbox', {name: words.code});

async function openTwoStep(own: OwnAnswers): Promise<PageServer> {
  const {me} = await openScreen({path: 'preferences'});
  if (!me) throw new Error('Nobody is here');
  const server = answerInPage(me, 'filled', {readSecondFactor: nothing, beginTotp: key, ...own});
  await goTo('/es/account/security/two-step');
  return server;
}

test('[FAC2] [FAC5] an app is turned on by its code, and the recovery codes are shown once', async () => {
  let isOn = false;
  const codes = Array.from({length: 10}, (_, at) => `AAAA-BBBB-CCCC-DDD${at}`);
  const server = await openTwoStep({
    readSecondFactor: () => (isOn ? withApp : nothing),
    confirmTotp: () => {
      isOn = true;
      return {recoveryCodes: codes};
    },
  });
  await page.getByRole('button', {name: words.setUpApp}).click();
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await expect.element(page.getByRole('img', {name: words.qrLabel})).toBeVisible();
  await code().click();
  // Sent when it is complete, without a press; as apps write it.
  await userEvent.keyboard('123 456');
  const dialog = page.getByRole('region', {name: words.codesTitle});
  await expect.element(dialog.getByText('AAAA-BBBB-CCCC-DDD9')).toBeVisible();
  expect(server.sentTo('confirmTotp')).toEqual([{code: '123456'}]);
  await userEvent.keyboard('{Escape}');
  await dialog.getByRole('button', {name: words.codesSaved}).click();
  await expect.element(page.getByText(words.recoveryLeft_many.replace('{{count}}', '10'))).toBeVisible();
});

test('[FAC3] how many tries are left stands at the code, and a wait counts down', async () => {
  let tries = 0;
  await openTwoStep({
    confirmTotp: () => {
      tries += 1;
      return tries === 1
        ? refusal('validation', 'account.factor-wrong', {details: {field: 'code', triesLeft: 4}})
        : refusal('rate-limited', 'account.factor-wait', {retryAfterMs: 900_000});
    },
  });
  await page.getByRole('button', {name: words.setUpApp}).click();
  await code().click();
  await userEvent.keyboard('123456');
  const said = reasons['account.factor-wrong'].es.replace('{{triesLeft}}', '4');
  await expect.element(code()).toHaveAccessibleDescription(expect.stringContaining(said));
  await code().fill('');
  await code().fill('654321');
  await expect.element(page.getByText(/Puedes probar otro en 1[45]:\d\d\./)).toBeVisible();
  await code().fill('654322');
  expect(tries).toBe(2);
});

test('[FAC7] a change asks first whether it is the person, and goes on once that is shown', async () => {
  let isProven = false;
  const server = await openTwoStep({
    beginTotp: () => (isProven ? key : refusal('forbidden', 'account.proof-needed')),
    proveAgain: ({proof}: {proof: {password: string}}) => {
      if (proof.password !== 'Lighthouse1!')
        return refusal('validation', 'account.password-wrong', {details: {field: 'password'}});
      isProven = true;
      return {};
    },
  });
  await page.getByRole('button', {name: words.setUpApp}).click();
  const dialog = page.getByRole('dialog', {name: words.proofTitle});
  const password = dialog.getByLabelText(account.password, {exact: true});
  await password.fill('otra');
  await dialog.getByRole('button', {name: words.continue}).click();
  await expect.element(password).toHaveAccessibleDescription(expect.stringContaining('contraseña'));
  await password.fill('Lighthouse1!');
  await dialog.getByRole('button', {name: words.continue}).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('img', {name: words.qrLabel})).toBeVisible();
  expect(server.sentTo('beginTotp')).toHaveLength(2);
});

test('[FAC7] who gives the proof up changes nothing, and is told', async () => {
  const server = await openTwoStep({beginTotp: refusal('forbidden', 'account.proof-needed')});
  await page.getByRole('button', {name: words.setUpApp}).click();
  const dialog = page.getByRole('dialog', {name: words.proofTitle});
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Confirma primero que eres tú.')).toBeVisible();
  expect(server.sentTo('beginTotp')).toHaveLength(1);
});
