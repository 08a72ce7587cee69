import {expect, test} from 'vitest';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {emptyDraft} from '#contract/formation/empty.ts';
import {readBegun, type Begun} from '#src/data/formation/begun.ts';
import {beginDraft} from '#src/data/formation/draft-commands.ts';
import {keepInRows} from '#src/data/formation/keep-in-rows.ts';
import {readDrafts} from '#src/data/formation/read-drafts.ts';
import {readRows} from '#src/data/database/read-rows.ts';
import {buildDraft} from '#tests/fixtures/build-draft.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {createIds, spaceOne} from '#tests/sync/build-change.ts';

const createId = createIds(21);
const at = (minute: number) => () => ({now: `2026-11-23T10:${String(minute).padStart(2, '0')}:00.000Z`, createId});
const address = {line1: 'Calle 9 # 4-21', line2: '', city: 'Cali', region: 'Valle', postalCode: '760001'};
const about: Begun & {residenceCountry: 'CO'} = {
  firstName: 'Ana',
  lastName: 'Paz',
  email: 'ana@example.com',
  phone: '3001234567',
  phoneCountry: 'CO',
  residenceCountry: 'CO',
  birthDate: '1990-04-02',
};
const ana = {firstName: 'Ana', lastName: 'Paz', email: 'ana@example.com'};

async function openPlace(account: Begun = {}) {
  const place = {database: openLocalDevice(), spaceId: spaceOne};
  const readKept = async (known = account) =>
    readBegun(
      known,
      await readRows(place.database, spaceOne, 'companyDrafts'),
      await readRows(place.database, spaceOne, 'draftPartners'),
    );
  /** Begins a draft with what is known, and answers `typed` in it. */
  const begin = async (minute: number, typed: Partial<CompanyDraft> = {}) => {
    const begun = await beginDraft(place, 'create', await readKept(), at(minute));
    if (!begun.ok) throw new Error(begun.failure.reason);
    const store = keepInRows(place, begun.value, {now: at(minute)});
    const kept = await store.read();
    if (!kept) throw new Error('there is no draft');
    const partners = kept.draft.partners.map((one) => (Object.keys(typed).length > 0 ? {...one, ...address} : one));
    await store.write({draft: {...kept.draft, ...typed, partners}, passed: []});
    return begun.value;
  };
  const listTouched = async () =>
    (await readDrafts(place.database, spaceOne)).filter((one) => one.isTouched).map(({draft}) => draft.id);
  return {place, begin, readKept, listTouched};
}

test('[FRM21] what one said of oneself in a draft is there in the next one, with the address, and numbers are not', async () => {
  const {begin, readKept, place} = await openPlace(ana);
  await begin(0, about);
  expect(await readKept()).toEqual({...about, address});
  const id = await begin(1);
  const partners = await readRows(place.database, spaceOne, 'draftPartners');
  expect(partners.find((one) => one.id === id)).toMatchObject({...address, taxId: null, passport: null});
});

test('[FRM21] of a draft under another name nothing is taken, and the account says one’s own e-mail', async () => {
  const eva = {firstName: 'Eva', lastName: 'Paz', email: 'eva@example.com'};
  const {begin, readKept} = await openPlace(eva);
  await begin(0, about);
  expect(await readKept()).toEqual(eva);
  expect(await readKept({...ana, email: 'new@example.com'})).toEqual({...about, email: 'new@example.com', address});
});

test('[FRM21] the address goes with the country: of a draft from somewhere else it is not taken', () => {
  const row = (id: string, minute: number, residenceCountry: 'CO' | 'CL') => {
    const {partners: _, ...answers} = {...buildDraft({...about, residenceCountry}), id};
    return {...answers, passed: '', workedAt: at(minute)().now, unsent: false};
  };
  const [partner] = buildDraft({}).partners;
  if (!partner) throw new Error('there is no partner');
  const owner = {...partner, ...address, id: 'one', draftId: 'one', unsent: false};
  expect(readBegun(ana, [row('one', 0, 'CO'), row('two', 1, 'CL')], [owner])).toEqual({
    ...about,
    residenceCountry: 'CL',
  });
  expect(readBegun(ana, [row('one', 0, 'CO'), row('two', 1, 'CO')], [owner])).toEqual({...about, address});
});

test('[FRM21] [WIZ3] a draft that holds nothing but what was known is no work; the one in which it was answered is', async () => {
  const {begin, listTouched} = await openPlace();
  const first = await begin(0, about);
  const second = await begin(1);
  expect(await listTouched()).toEqual([first]);
  const third = await begin(2, {nameOne: 'Ceibo'});
  const fourth = await begin(3, {birthDate: '1991-01-01'});
  expect(await listTouched()).toEqual([fourth, third, first]);
  expect(second).not.toBe(first);
});

test('[FRM21] of somebody of whom nothing is known nothing is filled in', () => {
  expect(readBegun({}, [], [])).toEqual({});
  const {id: _, ...row} = {...emptyDraft('create', at(0)().now), id: ''};
  expect(readBegun({}, [{...row, id: 'one', unsent: false}], [])).toEqual({});
});
