import {afterEach, beforeAll, describe, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import type {AgreementRow} from '#contract/agreements/agreements.ts';
import {signingStatements} from '#contract/agreements/signing.ts';
import {en} from '#src/features/agreements/text/en.ts';
import {es} from '#src/features/agreements/text/es.ts';
import {reasons} from '#src/features/agreements/text/reasons.ts';
import {es as homeTexts} from '#src/features/companies/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {
  closeScreen,
  loadAllTexts,
  openScreen,
  settle,
  type OpenScreen,
  type Scene,
} from '#tests/kits/screen-kit/open-screen.tsx';
import {answerInPage} from '#tests/kits/screen-kit/page-server.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const companyId = testId(0xc0);
const name = page.getByRole('textbox', {name: es.name});
const statement = signingStatements['operating-agreement'].es;
const accept = page.getByRole('checkbox', {name: statement});
const signButton = page.getByRole('button', {name: es.sign, exact: true});

/** A server that takes the signature that it is sent. */
const taking = (sent: {hash: string; name: string}): AgreementRow => ({
  id: testId(0x91),
  kind: 'operating-agreement',
  wording: 'agreement 2',
  hash: sent.hash,
  signerName: sent.name,
  signedFor: companyId,
  signedBy: testId(0x92),
  signedAt: '2026-11-23T15:04:05.678Z',
  language: 'es',
});

async function open(scene: Partial<Scene> = {}): Promise<OpenScreen> {
  const screen = await openScreen({path: pathTo.agreement.path, answers: {signAgreement: taking}, ...scene});
  await settle(() => document.querySelector('h1')?.textContent !== es.title);
  return screen;
}

async function signAs(typed: string): Promise<void> {
  await name.fill(typed);
  // What is seen is the sentence; the box itself is beneath.
  await page.getByText(statement).click();
  await signButton.click();
}

describe('reading', () => {
  test('[AGR3] the paper stands there word for word, each article with what it means in the language of the page', async () => {
    await open();
    await expect.element(page.getByRole('heading', {name: es['title.operating-agreement'], level: 1})).toBeVisible();
    await expect.element(page.getByRole('heading', {name: 'Article 5. Management'})).toBeVisible();
    await expect.element(page.getByText(es['means.management-members'], {exact: false})).toBeVisible();
    const parts = page.getByRole('list', {name: es.tableOf}).getByRole('listitem');
    expect(parts.elements().map(({textContent}) => textContent)).toEqual([
      expect.stringMatching(/^Ana Quiroga60\.00%Carrera 7 # 71-21, Bogotá, Cundinamarca, 110221, Colombia$/),
      expect.stringMatching(/^Norte Capital SAS40\.00%/),
      'Total100.00%',
    ]);
    for (const heading of document.querySelectorAll('main h3'))
      expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  test('[AGR11] the PDF is made offline', async () => {
    await open({face: 'offline'});
    const types: string[] = [];
    const ownMake = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (given) => {
      if (given instanceof Blob) types.push(given.type);
      return ownMake(given);
    };
    try {
      await page.getByRole('button', {name: es.download}).click();
      await expect.poll(() => types).toEqual(['application/pdf']);
    } finally {
      URL.createObjectURL = ownMake;
    }
  });
});

describe('signing', () => {
  test('[AGR8] [AGR7] the owner signs with name and sentence, and sees at once that it is signed', async () => {
    const {server} = await open();
    await signAs('ana quiroga');
    await expect
      .element(page.getByRole('heading', {name: es.signedInPart_one.replace('{{who}}', es.you)}))
      .toBeVisible();
    const [sent] = server.sentTo('signAgreement');
    expect(sent).toEqual({
      companyId,
      wording: 'agreement 2',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      signedFor: companyId,
      name: 'ana quiroga',
      statement,
      language: 'es',
    });
    await expect.element(page.getByText((sent as {hash: string}).hash)).toBeVisible();
    await expect.element(page.getByText(es.others_one)).toBeVisible();
    expect(await findFaults('filled')).toEqual([]);
  });

  test('[AGR7] in another language its own sentence is accepted', async () => {
    const {server} = await open({language: 'en'});
    await page.getByRole('textbox', {name: en.name}).fill('Ana Quiroga');
    await page.getByText(signingStatements['operating-agreement'].en).click();
    await page.getByRole('button', {name: en.sign, exact: true}).click();
    await expect
      .element(page.getByRole('heading', {name: en.signedInPart_one.replace('{{who}}', en.you)}))
      .toBeVisible();
    await expect
      .poll(() => server.sentTo('signAgreement'))
      .toMatchObject([{language: 'en', statement: signingStatements['operating-agreement'].en}]);
  });

  test('[AGR10] without a name, without the sentence and with another’s name nothing is sent, and each is said', async () => {
    const {server} = await open();
    await signButton.click();
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText(reasons['agreement.name-missing'].es)).toBeVisible();
    await expect.element(alert.getByText(reasons['agreement.not-accepted'].es)).toBeVisible();
    await alert.getByRole('link', {name: reasons['agreement.not-accepted'].es}).click();
    await expect.element(accept).toHaveFocus();
    expect(await findFaults('filled', 'all but colours')).toEqual([]);
    await signAs('Luis Ortega');
    await expect
      .element(page.getByRole('alert').getByText(es.nameOther.replace('{{party}}', 'Ana Quiroga')))
      .toBeVisible();
    expect(server.sentTo('signAgreement')).toEqual([]);
  });

  test('[AGR7] a text that changed meanwhile is said, and what was typed stays', async () => {
    const {me} = await open();
    answerInPage(me, 'filled', {signAgreement: {code: 'conflict', reason: 'agreement.changed'}});
    await signAs('Ana Quiroga');
    await expect.element(page.getByRole('alert').getByText(reasons['agreement.changed'].es)).toBeVisible();
    await expect.element(name).toHaveValue('Ana Quiroga');
  });

  test('[AGR8] offline it says that signing waits for the network, and sends nothing', async () => {
    const {server} = await open({face: 'offline'});
    await expect.element(page.getByText(es.offline)).toBeVisible();
    await page.getByText(statement).click();
    await expect.element(signButton).toHaveAttribute('aria-disabled', 'true');
    await name.fill('Ana Quiroga');
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(server.sentTo('signAgreement')).toEqual([]);
  });
});

test('[AGR9] the home asks the owner for it, and leads to it', async () => {
  await openScreen({path: pathTo.dashboard.path});
  await expect.element(page.getByText(new RegExp(`^${homeTexts['sign.operating-agreement']}`))).toBeVisible();
  await page.getByRole('link', {name: new RegExp(`^${homeTexts.signAct}`)}).click();
  await expect.element(page.getByRole('heading', {name: es['title.operating-agreement'], level: 1})).toBeVisible();
});
