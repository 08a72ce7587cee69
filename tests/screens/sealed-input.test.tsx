import {Suspense, useState} from 'react';
import {DhkemX25519HkdfSha256} from '@hpke/dhkem-x25519';
import {afterEach, beforeAll, beforeEach, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {cleanup, render} from 'vitest-browser-react/pure';
import {maskDocument, maskTaxNumber} from '#contract/sealing/masks.ts';
import {readSealed, sealedValueSchema} from '#contract/sealing/sealed-value.ts';
import {SealedInput} from '#src/data/sealing/sealed-input.tsx';
import type {SealedPlan} from '#src/data/sealing/use-sealed.ts';
import {es} from '#src/data/sealing/text/es.ts';
import {i18n} from '#src/i18n/i18n.ts';
import {loadAllTexts} from '#tests/kits/screen-kit/open-screen.tsx';
import {answerInPage} from '#tests/kits/screen-kit/page-server.ts';

const clear = '123456789';
const read = (typed: string) => {
  const digits = typed.replaceAll('-', '');
  return /^\d{9}$/.test(digits) ? digits : null;
};

let key: {keyId: string; publicKey: string};
beforeAll(async () => {
  await loadAllTexts();
  await i18n.changeLanguage('es');
  const kem = new DhkemX25519HkdfSha256();
  const bytes = new Uint8Array(await kem.serializePublicKey((await kem.generateKeyPair()).publicKey));
  const publicKey = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  key = {keyId: 'k'.repeat(12), publicKey};
});
beforeEach(() => localStorage.removeItem('faro-sealing-key'));
afterEach(cleanup);

/** What the form was given, oldest first. */
async function openField(
  start = '',
  number: Pick<SealedPlan, 'read' | 'mask'> = {read, mask: maskTaxNumber},
): Promise<string[]> {
  const given: string[] = [];
  function Host() {
    const [value, setValue] = useState(start);
    const onChange = (next: string) => {
      given.push(next);
      setValue(next);
    };
    const bound = {id: 'tax', name: 'taxId', value, onChange, error: null};
    return <SealedInput {...bound} {...number} rowId="row" field="taxId" label="SSN" />;
  }
  await render(
    <Suspense>
      <Host />
    </Suspense>,
  );
  return given;
}

const field = () => page.getByRole('textbox', {name: 'SSN'});

test('[SEA1] a number is sealed once it is whole, and the form never has it in clear', async () => {
  answerInPage(null, 'filled', {readSealingKey: key});
  const given = await openField();
  await userEvent.fill(field(), '123-45-678');
  await userEvent.type(field(), '9');
  await expect.poll(() => sealedValueSchema.safeParse(given.at(-1)).success).toBe(true);
  await userEvent.tab();
  await expect.element(field()).toHaveValue('•••-••-6789');
  await expect.element(page.getByText(es.sealed)).toBeVisible();
  expect(given.join(' ')).not.toMatch(/123|45678|456789/);
});

test('[SEA1] what is sealed while one types has nothing to read, so that no number can be put together from what was kept of it', async () => {
  answerInPage(null, 'filled', {readSealingKey: key});
  const given = await openField('', {
    read: (typed) => (typed.length >= 5 ? typed : null),
    mask: maskDocument,
  });
  let count = 0;
  for (const [index, letter] of [...'AB1234567'].entries()) {
    await userEvent.type(field(), letter);
    // A sign that something is typed, and from the fifth letter on what was sealed, before the next one comes.
    count += index < 4 ? 1 : 2;
    await expect.poll(() => given.length).toBe(count);
  }
  const masks = () => new Set(given.flatMap((one) => readSealed(one)?.mask ?? []));
  expect(masks()).toEqual(new Set(['••••••']));
  await userEvent.tab();
  await expect.element(field()).toHaveValue('AB••••67');
  expect(masks()).toEqual(new Set(['••••••', 'AB••••67']));
});

test('[SEA1] a sealed number is changed only once another one is typed, and removed by its button', async () => {
  answerInPage(null, 'filled', {readSealingKey: key});
  const sealed = `•••-••-6789 v1.${'k'.repeat(12)}.${'e'.repeat(43)}.${'c'.repeat(36)}`;
  const given = await openField(sealed);
  await expect.element(field()).toHaveValue('•••-••-6789');
  await page.getByRole('button', {name: 'Cambiar: SSN'}).click();
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue('');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('•••-••-6789');
  expect(given).toEqual([]);
  await page.getByRole('button', {name: 'Quitar: SSN'}).click();
  await expect.element(field()).toHaveValue('');
  expect(given).toEqual(['']);
});

test('[SEA3] a device that knows the key seals without a network; one that does not says so, and seals as the network comes', async () => {
  answerInPage(null, 'offline');
  const given = await openField();
  await userEvent.fill(field(), clear);
  await expect.element(page.getByText(es.offline)).toBeVisible();
  answerInPage(null, 'filled', {readSealingKey: key});
  dispatchEvent(new Event('online'));
  await expect.poll(() => sealedValueSchema.safeParse(given.at(-1)).success).toBe(true);
  await cleanup();
  answerInPage(null, 'offline');
  const again = await openField();
  await userEvent.fill(field(), clear);
  await expect.poll(() => sealedValueSchema.safeParse(again.at(-1)).success).toBe(true);
  expect(JSON.stringify({...localStorage})).not.toContain(clear);
});
