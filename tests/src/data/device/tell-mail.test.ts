import {expect, test} from 'vitest';
import {readMeta} from '#sync/store/meta.ts';
import {markNoticesRead} from '#sync/store/notices.ts';
import {dropUnreadable} from '#src/data/device/mail/drop-unreadable.ts';
import {tellPapers, type ToldPaper} from '#src/data/device/mail/tell-papers.ts';
import {tellPosts, type ToldScan} from '#src/data/device/mail/tell-posts.ts';
import {languages} from '#src/i18n/languages.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {testId} from '#tests/fixtures/build-change.ts';

const at = (hour: number, minute = 0) =>
  `2026-11-20T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00.000Z`;
const companyIds = [testId(0xc0)];
const looked = {language: 'es', now: at(12), companyIds} as const;
const place = {companyId: testId(0xc0), company: 'Nube LLC', href: '/es/mailing'};

function scan(number: number, storedAt: string | null, patch: Partial<ToldScan['scan']> = {}): ToldScan {
  const row = {type: 'Letter', sender: 'IRS', takenBackAt: null, isRead: false} as const;
  return {...place, scan: {id: testId(0x7000 + number), storedAt, ...row, ...patch}};
}

function paper(number: number, patch: Partial<ToldPaper['paper']> = {}): ToldPaper {
  const facts = {
    scanId: testId(0x7001),
    wish: 'forward',
    state: 'asked',
    askedAt: at(9),
    orderId: testId(0x7003),
  } as const;
  return {...place, paper: {id: testId(0x8000 + number), ...facts, endedOn: null, tracking: '', ...patch}};
}

function openDevice() {
  const database = openLocalDevice();
  const read = async () => (await readMeta(database, 'notices')) ?? [];
  return {database, read, readTexts: async () => (await read()).map(({text}) => text)};
}

const takenBack = {takenBackAt: at(16), sender: '', type: 'Letter'} as const;

test('[NTC10] what comes within an hour is one notice, by two tabs at once too; what was there before, or was read elsewhere, is none', async () => {
  const {database, read} = openDevice();
  const before = scan(1, at(11));
  await tellPosts(database, [before, scan(2, null)], looked);
  expect(await read()).toEqual([]);
  const one = [before, scan(2, at(13))];
  await Promise.all([tellPosts(database, one, looked), tellPosts(database, one, looked)]);
  expect(await read()).toMatchObject([
    {text: 'Nube LLC: llegó una carta de IRS', at: at(13), href: `/es/mailing?mail=${testId(0x7002)}`, isRead: false},
  ]);
  const two = [...one, scan(3, at(13, 50)), scan(4, at(13, 55), {isRead: true})];
  await tellPosts(database, two, looked);
  await tellPosts(database, two, looked);
  expect(await read()).toMatchObject([{text: 'Nube LLC: llegaron 2 cartas', at: at(13, 50), href: '/es/mailing'}]);
  await tellPosts(database, [...two, scan(5, at(14, 51), {type: 'Check', sender: ''})], looked);
  expect((await read()).map(({text}) => text)).toEqual(['Nube LLC: llegaron 2 cartas', 'Nube LLC: llegó un cheque']);
});

test('[NTC10] several are letters only where all of them are', async () => {
  const tell = async (...types: readonly ToldScan['scan']['type'][]) => {
    const {database, readTexts} = openDevice();
    await tellPosts(database, [], looked);
    await tellPosts(
      database,
      types.map((type, place) => scan(place, at(13, place), {type})),
      looked,
    );
    return readTexts();
  };
  expect(await tell('Letter', 'Certified letter')).toEqual(['Nube LLC: llegaron 2 cartas']);
  expect(await tell('Package', 'Package')).toEqual(['Nube LLC: llegaron 2 envíos']);
  expect(await tell('Letter', 'Package', 'Letter')).toEqual(['Nube LLC: llegaron 3 envíos']);
});

test('[NTC10] what came after the notices were read is told anew', async () => {
  const {database, read} = openDevice();
  await tellPosts(database, [], looked);
  await tellPosts(database, [scan(1, at(13))], looked);
  await markNoticesRead(database);
  await tellPosts(database, [scan(1, at(13)), scan(2, at(13, 5), {sender: 'Mercury'})], looked);
  expect(await read()).toMatchObject([
    {text: 'Nube LLC: llegó una carta de IRS', isRead: true},
    {text: 'Nube LLC: llegó una carta de Mercury', isRead: false},
  ]);
});

test('[NTC10] [MLG4] what the desk takes back leaves the notice, and the last of them takes it away, also a read one', async () => {
  const {database, read, readTexts} = openDevice();
  await tellPosts(database, [], looked);
  await tellPosts(database, [scan(1, at(13)), scan(2, at(13, 1), {sender: 'Mercury'})], looked);
  await markNoticesRead(database);
  const gone = scan(1, null, takenBack);
  await tellPosts(database, [gone, scan(2, at(13, 1), {sender: 'Mercury'})], looked);
  expect(await read()).toMatchObject([{text: 'Nube LLC: llegó una carta de Mercury', isRead: true}]);
  await tellPosts(database, [gone, scan(2, null, takenBack)], looked);
  expect(await readTexts()).toEqual([]);
  // Sent anew, to whom it was meant for, it is another scan.
  await tellPosts(database, [gone, scan(2, null, takenBack), scan(3, at(17))], looked);
  expect(await readTexts()).toEqual(['Nube LLC: llegó una carta de IRS']);
});

test('[NTC10] [NTC11] with the right to read the mail go its notices; with a company that is new here come none of what it had', async () => {
  const {database, readTexts} = openDevice();
  await tellPosts(database, [], looked);
  await tellPapers(database, [paper(1)], looked);
  await tellPosts(database, [scan(1, at(13))], looked);
  await tellPapers(database, [paper(1, {state: 'done', endedOn: '2026-11-20'})], looked);
  expect(await readTexts()).toHaveLength(2);
  await dropUnreadable(database, companyIds);
  expect(await readTexts()).toHaveLength(2);
  await dropUnreadable(database, []);
  await tellPosts(database, [], {...looked, companyIds: []});
  await tellPapers(database, [], {...looked, companyIds: []});
  expect(await readTexts()).toEqual([]);
  await tellPosts(database, [scan(1, at(13)), scan(2, at(15))], {...looked, now: at(18)});
  await tellPapers(database, [paper(1, {state: 'done', endedOn: '2026-11-20'})], {...looked, now: at(18)});
  expect(await readTexts()).toEqual([]);
});

test('[NTC11] what became of a paper is told once, by two tabs at once too; what its owner called off, or had ended before, is not', async () => {
  const {database, read} = openDevice();
  const ended = paper(1, {state: 'done', endedOn: '2026-11-20'});
  await tellPapers(database, [ended, paper(2)], looked);
  expect(await read()).toEqual([]);
  const now = [
    ended,
    paper(2, {state: 'done', endedOn: '2026-11-20', tracking: '1Z999'}),
    paper(3, {state: 'called-off', endedOn: '2026-11-20', askedAt: at(13)}),
    // Asked for on another device, and done before this one looked.
    paper(4, {wish: 'shred', state: 'done', endedOn: '2026-11-21', orderId: null}),
  ];
  await Promise.all([tellPapers(database, now, looked), tellPapers(database, now, looked)]);
  expect(await read()).toMatchObject([
    {
      text: 'Nube LLC: enviamos el original que pediste. Seguimiento: 1Z999',
      tone: 'ok',
      href: `/es/mailing?mail=${testId(0x7001)}`,
    },
    {text: 'Nube LLC: destruimos el original de una carta', tone: 'ok'},
  ]);
});

test('[NTC10] [NTC11] all of it is told in each language, with nothing left unfilled', async () => {
  for (const language of languages) {
    const {database, readTexts} = openDevice();
    await tellPosts(database, [], {...looked, language});
    await tellPapers(database, [], {...looked, language});
    const types = ['Letter', 'Package', 'Certified letter', 'Check', 'Other'] as const;
    const scans = types.map((type, place) => scan(place, at(13 + place * 2), {type}));
    const others = [scan(9, at(21, 10)), scan(10, at(23)), scan(11, at(23, 10))];
    await tellPosts(database, [...scans, ...others], {...looked, language});
    const wishes = (['forward', 'shred'] as const).flatMap((wish, place) => [
      paper(place * 3, {wish, state: 'done', endedOn: '2026-11-21'}),
      paper(place * 3 + 1, {wish, state: 'returned', endedOn: '2026-11-21'}),
      paper(place * 3 + 2, {wish, state: 'returned', endedOn: '2026-11-21', orderId: null}),
    ]);
    await tellPapers(database, wishes, {...looked, language});
    const texts = await readTexts();
    expect(texts).toHaveLength(12);
    for (const text of texts) expect(text).toMatch(/^Nube LLC: [^{}]{12,}$/u);
    expect(texts.slice(4, 6)).toEqual(
      {
        es: ['Nube LLC: llegaron 2 envíos', 'Nube LLC: llegaron 2 cartas'],
        en: ['Nube LLC: 2 pieces of mail arrived', 'Nube LLC: 2 letters arrived'],
        pt: ['Nube LLC: chegaram 2 envios', 'Nube LLC: chegaram 2 cartas'],
      }[language],
    );
  }
});
