import {afterEach, beforeAll, expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {holdScans, readHeldScans} from '#src/features/admin/mail/held-scans.ts';
import {words} from '#src/features/admin/mail/text/words.ts';
import {reasons as adminReasons} from '#src/features/admin/text/reasons.ts';
import {reasons} from '#src/features/mailing/text/reasons.ts';
import {languages} from '#src/i18n/languages.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import {letterPdf, lockedPdf} from '#tests/fixtures/pdf-bytes.ts';
import {findFaults} from '#tests/kits/screen-kit/screen-kit.ts';
import {closeScreen, goTo, loadAllTexts, openScreen, settle, type Scene} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  // What one test left at the desk is not there in the next.
  holdScans('', []);
});

const match = (number: number, name: string, owner: string | null = null) => {
  return {id: testId(number), name, reasons: ['whole-name'], state: 'WY', owner, orderNumber: null};
};
const estudio = match(0x6101, 'Estudio Sur LLC');
const sur = match(0x6102, 'Sur LLC');
const nube = match(0x6103, 'Nube Andina Inc');
const scanId = testId(0x6104);

const scene: Scene = {
  path: 'admin/mail',
  who: 'admin',
  answers: {
    listScans: {total: 0, rows: []},
    matchScan: ({text}: {text: string}) => {
      if (text.includes('ESTUDIO SUR')) return {matches: [estudio, sur]};
      return {matches: text.includes('BOTH') ? [sur, nube] : []};
    },
    listCompanies: {
      total: 2,
      rows: [listed(testId(0x6105), 'Cripto', 'Cross Border Crypto'), listed(testId(0x6106), 'Cuarzo LLC', 'LLC')],
    },
    sendScan: {scanId, isStored: true},
    takeBackScan: {wasRead: true},
  },
};

function listed(id: string, name: string, type: string) {
  const facts = {state: 'WY', createdAt: '2026-09-20T12:00:00.000Z', isMigrated: false, owner: null, order: null};
  return {id, name, type, ...facts};
}

async function drop(files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>): Promise<void> {
  const input = document.querySelector('main input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file picker');
  const carried = new DataTransfer();
  for (const [name, bytes] of Object.entries(files))
    carried.items.add(new File([bytes], name, {type: 'application/pdf'}));
  input.files = carried.files;
  input.dispatchEvent(new Event('change', {bubbles: true}));
  await settle();
}

const inSpanish = (key: keyof typeof words, params: Readonly<Record<string, string>> = {}) =>
  Object.entries(params).reduce((text, [name, value]) => text.replace(`{{${name}}}`, value), words[key].es as string);
const button = (name: string) => page.getByRole('button', {name});
const heading = (name: string) => page.getByRole('heading', {name, exact: true});

test('[MLG6] [MLG11] scans are matched with their reasons, and sent as they are confirmed, by keyboard alone', async () => {
  const {server} = await openScreen(scene);
  await drop({'a.pdf': letterPdf({text: 'To ESTUDIO SUR LLC'}), 'b.pdf': letterPdf({text: 'BOTH of you', pages: 2})});
  await expect.element(page.getByRole('radio', {name: /1\. Estudio Sur LLC.*nombre completo/})).toBeChecked();
  await expect.element(page.getByRole('img', {name: inSpanish('firstPage', {name: 'a.pdf'})})).toBeVisible();
  expect(server.sentTo('sendScan')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  // The next one is there; nothing is chosen where two are as likely.
  await expect.element(heading('b.pdf')).toBeVisible();
  await expect.element(button(inSpanish('sendNowhere'))).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => server.sentTo('sendScan'))
    .toMatchObject([{companyId: estudio.id, type: 'Letter', quantity: 1, pageCount: 1}]);
  await userEvent.keyboard('2');
  await expect.element(button(inSpanish('send', {company: nube.name}))).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => server.sentTo('sendScan')).toHaveLength(2);
  expect(server.sentTo('sendScan')[1]).toMatchObject({companyId: nube.id, pageCount: 2, words: 'both of you'});
  await userEvent.keyboard('k');
  await expect.element(heading('a.pdf')).toBeVisible();
});

test('[MLG17] what waits is there again after another screen, with what was said of it, and the page is not closed without a question', async () => {
  const {server} = await openScreen(scene);
  const isAskedBefore = () => !dispatchEvent(new Event('beforeunload', {cancelable: true}));
  expect(isAskedBefore()).toBe(false);
  await drop({'a.pdf': letterPdf({text: 'To ESTUDIO SUR LLC'}), 'b.pdf': letterPdf({text: 'BOTH of you'})});
  await expect.element(page.getByRole('radio', {name: /Estudio Sur LLC/})).toBeChecked();
  await page.getByRole('textbox', {name: inSpanish('sender')}).fill('Correo 東京');
  await expect.poll(isAskedBefore).toBe(true);
  await goTo('/es/dashboard');
  await expect.element(page.getByRole('textbox', {name: inSpanish('sender')})).not.toBeInTheDocument();
  await goTo('/es/admin/mail');
  await expect.element(page.getByRole('textbox', {name: inSpanish('sender')})).toHaveValue('Correo 東京');
  await drop({'again.pdf': letterPdf({text: 'BOTH of you'})});
  await expect.element(page.getByText(inSpanish('twice', {name: 'again.pdf'}))).toBeVisible();
  await button(inSpanish('send', {company: estudio.name})).click();
  await expect.poll(() => server.sentTo('sendScan')).toMatchObject([{companyId: estudio.id, sender: 'Correo 東京'}]);
  await expect.element(page.getByRole('heading', {name: 'b.pdf', exact: true})).toBeVisible();
  await userEvent.keyboard('2');
  await button(inSpanish('send', {company: nube.name})).click();
  await expect.poll(isAskedBefore).toBe(false);
});

test('[MLG17] another admin finds nothing of it', async () => {
  await openScreen(scene);
  await drop({'a.pdf': letterPdf({text: 'To ESTUDIO SUR LLC'})});
  await expect.element(page.getByRole('radio', {name: /Estudio Sur LLC/})).toBeChecked();
  await closeScreen();
  expect(readHeldScans(testId(0x61ff))).toEqual([]);
});

test('[MLG6] two companies of one name are told apart where they are matched and where they are looked up', async () => {
  const twins = [match(0x6107, 'Palta LLC', 'Ana Núñez'), {...match(0x6108, 'Palta LLC', 'Berta Paz'), state: 'DE'}];
  const order = {
    number: 'FA-20260920-01',
    kind: 'create',
    status: 'Start',
    since: '2026-09-20T12:00:00.000Z',
    acts: null,
  };
  const rows = [
    {...listed(testId(0x6109), 'Palta LLC', 'LLC'), order: {...order, id: testId(0x610a)}},
    {...listed(testId(0x610b), 'Palta LLC', 'LLC'), owner: {id: testId(0x610c), name: 'Caro Gil', email: 'c@gil.test'}},
  ];
  const answers = {...scene.answers, matchScan: {matches: twins}, listCompanies: {total: 2, rows}};
  await openScreen({...scene, answers});
  await drop({'a.pdf': letterPdf({text: 'To PALTA LLC'})});
  await expect.element(page.getByRole('radio', {name: /Palta LLC.*WY · Ana Núñez.*nombre completo/})).not.toBeChecked();
  await expect.element(page.getByRole('radio', {name: /Palta LLC.*DE · Berta Paz.*nombre completo/})).not.toBeChecked();
  await page.getByRole('searchbox', {name: inSpanish('search')}).fill('palta');
  await expect.element(button('Palta LLC WY · FA-20260920-01')).toBeVisible();
  await button('Palta LLC WY · Caro Gil').click();
  await expect.element(page.getByRole('radio', {name: /Palta LLC.*WY · Caro Gil.*elegida a mano/})).toBeChecked();
});

test('[MLG6] a scan without a text layer is matched by hand: some letters, Enter, Enter', async () => {
  const {server} = await openScreen(scene);
  await drop({'blank.pdf': letterPdf({text: ''})});
  await expect.element(page.getByText(inSpanish('noText'))).toBeVisible();
  expect(server.sentTo('matchScan')).toEqual([]);
  await page.getByRole('searchbox', {name: inSpanish('search')}).fill('cuar');
  // What has no mailing is not offered.
  await expect.element(button('Cuarzo LLC WY')).toBeVisible();
  await expect.element(button('Cripto WY')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('radio', {name: /Cuarzo LLC.*elegida a mano/})).toBeChecked();
  await page.getByRole('textbox', {name: inSpanish('sender')}).fill('Banco');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => server.sentTo('sendScan'))
    .toMatchObject([{companyId: testId(0x6106), sender: 'Banco', words: ''}]);
});

test.each(languages)(
  '[MLG8] each file that cannot be sent is told apart where it was dropped, and the good one goes on: %s',
  async (language) => {
    await openScreen({...scene, language});
    await drop({
      'locked.pdf': lockedPdf(),
      'none.pdf': letterPdf({pages: 0}),
      'book.pdf': letterPdf({pages: 10_000}),
      'torn.pdf': letterPdf({pages: 20}).slice(0, 900),
      'broken.pdf': new TextEncoder().encode('%PDF-1.7\nnothing of the kind\n%%EOF'),
      'photo.pdf': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]),
      'words.pdf': new TextEncoder().encode('Dear Sirs'),
      'empty.pdf': new Uint8Array(),
      'large.pdf': new Uint8Array(20.1 * 2 ** 20),
      'good.pdf': letterPdf({text: 'To ESTUDIO SUR LLC'}),
    });
    await expect.element(page.getByRole('button', {name: 'good.pdf'})).toBeVisible();
    await expect.element(heading('good.pdf')).toBeVisible();
    const told = page.getByRole('status').getByRole('list', {name: words.refused[language]});
    const lines = () =>
      told
        .getByRole('listitem')
        .elements()
        .map(({textContent}) => textContent);
    await expect.poll(lines).toHaveLength(9);
    const why = {...adminReasons, ...reasons};
    for (const [name, reason] of [
      ['locked.pdf', why['scan.password']],
      ['none.pdf', why['scan.no-pages']],
      ['book.pdf', why['scan.too-many-pages']],
      ['torn.pdf', why['scan.torn']],
      ['broken.pdf', why['scan.damaged']],
      ['photo.pdf', why['scan.not-pdf']],
      ['words.pdf', why['scan.not-pdf']],
      ['empty.pdf', why['file.empty']],
      ['large.pdf', why['scan.too-large']],
    ] as const)
      expect(lines()).toContain(`${name}${reason[language]}`);
    expect(await findFaults('filled')).toEqual([]);
    await page.getByRole('button', {name: words.removeOne[language].replace('{{name}}', 'torn.pdf')}).click();
    await expect.poll(lines).toHaveLength(8);
  },
);

test('[MLG8] what cannot be sent says why and stops no other; the same file twice is one', async () => {
  await openScreen(scene);
  const letter = letterPdf({text: 'To ESTUDIO SUR LLC'});
  await drop({'locked.pdf': lockedPdf(), 'long.pdf': letterPdf({pages: 201}), 'a.pdf': letter, 'copy.pdf': letter});
  await expect.element(heading('a.pdf')).toBeVisible();
  await expect.element(page.getByText(new RegExp(reasons['scan.password'].es))).toBeVisible();
  await expect.element(page.getByText(new RegExp(reasons['scan.too-many-pages'].es))).toBeVisible();
  await expect.element(button('copy.pdf')).not.toBeInTheDocument();
  await expect.element(page.getByText(inSpanish('twice', {name: 'copy.pdf'}))).toBeVisible();
});

test('[MLG4] [MLG11] one that was sent is taken back where it was sent from, and can go to another company', async () => {
  const {server} = await openScreen(scene);
  await drop({'a.pdf': letterPdf({text: 'To ESTUDIO SUR LLC'})});
  await button(inSpanish('send', {company: estudio.name})).click();
  await button(inSpanish('takeBack')).click();
  await expect.element(page.getByText(inSpanish('takeBackText'))).toBeVisible();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', {name: inSpanish('takeBack')})
    .click();
  await expect.element(page.getByText(inSpanish('backRead'))).toBeVisible();
  await expect.poll(() => server.sentTo('takeBackScan')).toEqual([{companyId: estudio.id, scanId}]);
  await page
    .getByRole('radio', {name: /Sur LLC/})
    .last()
    .click({force: true});
  await expect.element(button(inSpanish('send', {company: sur.name}))).toBeVisible();
});

test('[MLG11] what could not be sent stays, says why, and is sent again', async () => {
  const {server} = await openScreen({
    ...scene,
    answers: {...scene.answers, sendScan: {code: 'conflict', reason: 'mailing.not-for-company'}},
  });
  await drop({'a.pdf': letterPdf({text: 'To ESTUDIO SUR LLC'})});
  await expect.element(button(inSpanish('send', {company: estudio.name}))).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert').getByText(/Cross Border Crypto/)).toBeVisible();
  await button(inSpanish('again')).click();
  await expect.poll(() => server.sentTo('sendScan')).toHaveLength(2);
});

test.each(languages)(
  '[MLG6] a match that failed says so with its reason, and is asked again for all of them without reading anew: %s',
  async (language) => {
    let isDown = true;
    const answers = {
      ...scene.answers,
      matchScan: ({text}: {text: string}) => {
        if (isDown) return {code: 'unexpected', reason: 'server.unexpected'};
        return {matches: text.includes('ESTUDIO SUR') ? [estudio, sur] : []};
      },
    };
    const {server} = await openScreen({...scene, answers, language});
    await drop({'a.pdf': letterPdf({text: 'To ESTUDIO SUR LLC'}), 'b.pdf': letterPdf({text: 'Dear nobody'})});
    const told = page.getByRole('alert').getByText(new RegExp(words.unmatched[language]));
    await expect.element(told).toBeVisible();
    await expect.element(page.getByText(words.noMatch[language])).not.toBeInTheDocument();
    await expect.poll(() => page.getByText(words['state.unmatched'][language]).elements()).toHaveLength(2);
    expect(await findFaults('filled')).toEqual([]);
    // Again, and it is still down: the reason stays, and the others are not asked.
    const again = page.getByRole('button', {name: words.matchAgain[language]});
    const before = server.sentTo('matchScan').length;
    await again.click();
    await expect.poll(() => server.sentTo('matchScan')).toHaveLength(before + 1);
    await expect.element(told).toBeVisible();
    isDown = false;
    await again.click();
    await expect.element(page.getByRole('radio', {name: /1\. Estudio Sur LLC/})).toBeChecked();
    await expect.element(told).not.toBeInTheDocument();
    // The same text as before: nothing was read anew.
    await expect.poll(() => new Set(server.sentTo('matchScan').map((sent) => JSON.stringify(sent))).size).toBe(2);
    await page.getByRole('button', {name: 'b.pdf'}).click();
    await expect.element(page.getByText(words.noMatch[language])).toBeVisible();
  },
);

test('[MLG6] a company that was chosen by hand while nobody could be asked stays chosen', async () => {
  let isDown = true;
  const answers = {
    ...scene.answers,
    matchScan: () => (isDown ? {code: 'unexpected', reason: 'server.unexpected'} : {matches: [estudio]}),
  };
  await openScreen({...scene, answers});
  await drop({'a.pdf': letterPdf({text: 'To ESTUDIO SUR LLC'})});
  await page.getByRole('searchbox', {name: inSpanish('search')}).fill('cuar');
  await button('Cuarzo LLC WY').click();
  await page.getByRole('textbox', {name: inSpanish('sender')}).fill('Banco');
  isDown = false;
  await button(inSpanish('matchAgain')).click();
  await expect.element(page.getByRole('radio', {name: /Estudio Sur LLC/})).not.toBeChecked();
  await expect.element(page.getByRole('radio', {name: /Cuarzo LLC/})).toBeChecked();
  await expect.element(page.getByRole('textbox', {name: inSpanish('sender')})).toHaveValue('Banco');
});

test('[MLG11] of a scan that broke off nothing stays with a company that it is not for after all', async () => {
  let isDown = false;
  const answers = {
    ...scene.answers,
    sendScan: ({companyId}: {companyId: string}) => ({scanId, isStored: companyId === nube.id}),
    startDeskUpload: {code: 'provider-down', reason: 'file.store-down'},
    matchScan: {matches: [sur, nube]},
    takeBackScan: () => (isDown ? {code: 'unexpected', reason: 'server.unexpected'} : {wasRead: false}),
  };
  const {server} = await openScreen({...scene, answers});
  await drop({'a.pdf': letterPdf({text: 'BOTH of you'})});
  const choose = async (name: RegExp) => page.getByRole('radio', {name}).click({force: true});
  await choose(/Sur LLC/);
  await button(inSpanish('send', {company: sur.name})).click();
  await expect.element(button(inSpanish('again'))).toBeVisible();
  expect(server.sentTo('takeBackScan')).toEqual([]);
  await choose(/Nube Andina/);
  // Where it cannot be taken back it goes to nobody else.
  isDown = true;
  await button(inSpanish('again')).click();
  await expect.poll(() => server.sentTo('takeBackScan')).toHaveLength(1);
  await expect.element(button(inSpanish('again'))).toBeVisible();
  await expect.poll(() => server.sentTo('sendScan')).toHaveLength(1);
  isDown = false;
  await button(inSpanish('again')).click();
  await expect.element(button(inSpanish('takeBack'))).toBeVisible();
  await expect
    .poll(() => server.sentTo('takeBackScan'))
    .toEqual(Array.from({length: 2}, () => ({companyId: sur.id, scanId})));
  expect(server.sentTo('sendScan')[1]).toMatchObject({companyId: nube.id});
});

test('[MLG11] a scan that broke off is let go of where nothing of it stays, and is there until then', async () => {
  let isDown = true;
  const answers = {
    ...scene.answers,
    sendScan: {scanId, isStored: false},
    startDeskUpload: {code: 'provider-down', reason: 'file.store-down'},
    takeBackScan: () =>
      isDown ? {code: 'unexpected', reason: 'server.unexpected'} : {code: 'not-found', reason: 'mailing.no-such-scan'},
  };
  const {server} = await openScreen({...scene, answers});
  await drop({'a.pdf': letterPdf({text: 'To ESTUDIO SUR LLC'})});
  await button(inSpanish('send', {company: estudio.name})).click();
  await expect.element(button(inSpanish('again'))).toBeVisible();
  await button(inSpanish('remove')).click();
  await expect.poll(() => server.sentTo('takeBackScan')).toEqual([{companyId: estudio.id, scanId}]);
  await expect.element(heading('a.pdf')).toBeVisible();
  isDown = false;
  await button(inSpanish('remove')).click();
  await expect.element(heading('a.pdf')).not.toBeInTheDocument();
});

test('[MLG4] [MLG7] of an unfinished scan it is said that nobody knows of it before it is taken back', async () => {
  const row = {
    id: scanId,
    companyId: sur.id,
    company: sur.name,
    sender: 'IRS',
    subject: '',
    type: 'Letter',
    quantity: 1,
    pageCount: 1,
    receivedOn: '2026-11-20',
    createdAt: '2026-11-20T12:00:00.000Z',
    state: 'unsent',
    isRead: false,
  };
  const {server} = await openScreen({...scene, answers: {...scene.answers, listScans: {total: 1, rows: [row]}}});
  await button(`${inSpanish('takeBack')}: ${sur.name}, IRS`).click();
  await expect.element(page.getByText(inSpanish('takeBackUnsent'))).toBeVisible();
  await expect.element(page.getByText(inSpanish('takeBackText'))).not.toBeInTheDocument();
  await page
    .getByRole('dialog')
    .getByRole('button', {name: inSpanish('takeBack'), exact: true})
    .click();
  await expect.poll(() => server.sentTo('takeBackScan')).toEqual([{companyId: sur.id, scanId}]);
});
