import {expect, test} from 'vitest';
import {readMeta} from '#sync/store/meta.ts';
import {tellDocuments, type ToldDocument} from '#src/data/device/tell-documents.ts';
import {languages} from '#src/i18n/languages.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {testId} from '#tests/fixtures/build-change.ts';

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;
const heard = {language: 'es', now: at(12)} as const;

function told(place: number, overrides: Partial<ToldDocument['document']>, rest: Partial<ToldDocument> = {}) {
  const document = {
    id: testId(0x7000 + place),
    kind: 'articles',
    name: 'a.pdf',
    deskName: null,
    decision: null,
    refusal: null,
    decidedAt: null,
    ...overrides,
  } as const;
  return {company: 'Nube LLC', partner: null, href: '/es/dashboard/company/1', storedAt: at(8), document, ...rest};
}

const refusedAt = (hour: number) => ({decision: 'refused', refusal: 'unreadable', decidedAt: at(hour)}) as const;

test('[NTC8] [DOC11] a document that was refused is told once, by two tabs at once too, with its reason and where it is; what was so before is not', async () => {
  const database = openLocalDevice();
  const read = async () => (await readMeta(database, 'notices')) ?? [];
  const before = told(1, refusedAt(9));
  await tellDocuments(database, [before, told(2, {})], heard);
  expect(await read()).toEqual([]);
  const passport = told(2, {kind: 'passport', ...refusedAt(14)}, {partner: 'Ana Quiroga', href: '/es/x?document=2'});
  const now = [before, passport, told(3, {decision: 'accepted', decidedAt: at(14)})];
  await Promise.all([tellDocuments(database, now, heard), tellDocuments(database, now, heard)]);
  expect(await read()).toMatchObject([
    {
      text: 'Nube LLC, documento rechazado: Pasaporte (Ana Quiroga). No se lee bien.',
      tone: 'danger',
      href: '/es/x?document=2',
      isRead: false,
    },
  ]);
  // Decided anew, it is news again.
  await tellDocuments(database, [before, {...passport, document: {...passport.document, ...refusedAt(15)}}], heard);
  expect(await read()).toHaveLength(2);
});

test('[NTC8] [DOC12] one that Faro gave is told once its bytes are there, in each language; the owner’s own is not', async () => {
  for (const language of languages) {
    const database = openLocalDevice();
    const read = async () => ((await readMeta(database, 'notices')) ?? []).map(({text}) => text);
    await tellDocuments(database, [], {language, now: at(12)});
    const fresh = told(4, {kind: 'ein-letter', deskName: 'Olga', decision: 'accepted', decidedAt: at(13)});
    await tellDocuments(database, [{...fresh, storedAt: null}], {language, now: at(13)});
    expect(await read()).toEqual([]);
    const arrived = {...fresh, storedAt: at(14)};
    await tellDocuments(database, [arrived, told(5, {}, {storedAt: at(14)})], {language, now: at(14)});
    await tellDocuments(database, [arrived], {language, now: at(15)});
    expect(await read()).toEqual([
      {
        es: 'Nube LLC, nuevo documento de Faro: Carta del IRS con el EIN.',
        en: 'Nube LLC, new document from Faro: IRS letter with the EIN.',
        pt: 'Nube LLC, novo documento da Faro: Carta do IRS com o EIN.',
      }[language],
    ]);
  }
});

test('[NTC8] [DOC18] one that Faro took back is told in each language, and what told of it names it no more', async () => {
  for (const language of languages) {
    const database = openLocalDevice();
    const read = async () => ((await readMeta(database, 'notices')) ?? []).map(({text}) => text);
    await tellDocuments(database, [], {language, now: at(12)});
    const given = {kind: 'other', name: 'Contrato de Otra LLC.pdf', deskName: 'Olga', decidedAt: at(13)} as const;
    const arrived = told(6, {...given, decision: 'accepted'}, {storedAt: at(13)});
    await tellDocuments(database, [arrived], {language, now: at(13)});
    expect(await read()).toMatchObject([expect.stringContaining('Otra LLC')]);
    const gone = {name: 'document.pdf', decision: 'refused', refusal: 'wrong-name', decidedAt: at(14)} as const;
    const back = told(6, {...given, ...gone}, {storedAt: null});
    await tellDocuments(database, [back], {language, now: at(14)});
    await tellDocuments(database, [back], {language, now: at(15)});
    expect(await read()).toEqual([
      {
        es: 'Nube LLC, Faro retiró un documento que puso por error: Otro documento.',
        en: 'Nube LLC, Faro took back a document that it had put there by mistake: Other document.',
        pt: 'Nube LLC, a Faro retirou um documento que tinha colocado por engano: Outro documento.',
      }[language],
    ]);
  }
});
