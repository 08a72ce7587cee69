import {expect, test} from 'vitest';
import {companyDrafts} from '#contract/formation/company-draft.ts';
import {draftPartners} from '#contract/formation/draft-partner.ts';
import {readProgress} from '#contract/formation/steps.ts';
import {writeSealed} from '#contract/sealing/sealed-value.ts';
import {readTable} from '#sync/overlay/read-table.ts';
import {beginDraft, discardDraft, duplicateDraft, restoreDraft} from '#src/data/formation/draft-commands.ts';
import {factsOn, loadPhoneRules} from '#src/data/formation/facts-on.ts';
import {readDraft} from '#src/data/formation/read-draft.ts';
import {editRow} from '#src/data/record.ts';
import {createIds, spaceOne} from '#tests/sync/build-change.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';

const createId = createIds(13);
const now = () => ({now: '2026-11-23T10:00:00.000Z', createId});

const taxId = writeSealed({
  mask: '•••-••-6789',
  keyId: 'k'.repeat(12),
  enc: 'e'.repeat(43),
  ciphertext: 'c'.repeat(36),
});

async function openDrafts(kind: 'create' | 'crypto' = 'create') {
  const database = openLocalDevice();
  const place = {database, spaceId: spaceOne};
  const begun = await beginDraft(place, kind, {firstName: 'Ana', email: 'ana@example.com'}, now);
  if (!begun.ok) throw new Error(begun.failure.reason);
  const readAll = async () => {
    const partners = await readTable(database, draftPartners, spaceOne);
    return (await readTable(database, companyDrafts, spaceOne)).map((row) => readDraft(row, partners));
  };
  const readOne = async (id = begun.value) => {
    const found = (await readAll()).find(({draft}) => draft.id === id);
    if (!found) throw new Error('there is no such draft');
    return found;
  };
  return {database, place, id: begun.value, readAll, readOne};
}

test('[FRM1] [FRM11] a draft begins with what is known of who begins it, who is a partner with all of it', async () => {
  const {database, id, readOne} = await openDrafts();
  const {draft, passed, unsent} = await readOne();
  expect(draft).toMatchObject({kind: 'create', firstName: 'Ana', lastName: '', responsiblePartnerId: id});
  expect(draft.partners).toMatchObject([{id, draftId: id, shareBasisPoints: 10_000, isDirector: true}]);
  expect([passed, unsent]).toEqual([[], true]);
  expect(readProgress(draft, passed, factsOn('2026-11-23'))).toEqual({place: 1, count: 9, at: 'you'});
  // One act, so that one undo takes it back.
  expect(new Set((await database.outbox.toArray()).map(({groupId}) => groupId)).size).toBe(1);
  const abroad = await (await openDrafts('crypto')).readOne();
  expect(abroad.draft).toMatchObject({kind: 'crypto', responsiblePartnerId: null, partners: []});
});

test('[FRM1] a copy has every answer but what is sealed, of which it says how much that is', async () => {
  const {place, id, readAll, readOne} = await openDrafts();
  const [owner] = (await readOne()).draft.partners;
  if (!owner) throw new Error('the owner is no partner');
  await editRow(place, 'draftPartners', owner, {taxId, city: 'Lima'});
  const copied = await duplicateDraft(place, await readOne(), 'Ceibo (copia)', now);
  if (!copied.ok) throw new Error(copied.failure.reason);
  const {id: copyId, leftOutCount} = copied.value;
  expect(leftOutCount).toBe(1);
  const [before, copy] = [await readOne(id), await readOne(copyId)];
  expect(before.draft.partners).toMatchObject([{taxId, city: 'Lima'}]);
  const [ownersCopy] = copy.draft.partners;
  expect(copy.draft).toEqual({
    ...before.draft,
    id: copyId,
    title: 'Ceibo (copia)',
    responsiblePartnerId: copyId,
    partners: [{...before.draft.partners[0], id: copyId, draftId: copyId, taxId: null}],
  });
  expect([ownersCopy?.id, (await readAll()).length]).toEqual([copyId, 2]);
});

test('[FRM1] a discarded draft is gone with its partners, and undo brings both back, the draft first', async () => {
  const {database, place, readAll, readOne} = await openDrafts();
  const before = await readOne();
  const key = await discardDraft(place, before, now);
  expect([await readAll(), await readTable(database, draftPartners, spaceOne)]).toEqual([[], []]);
  expect(await restoreDraft(place, key, now)).toBe(true);
  expect(await readAll()).toEqual([before]);
  expect(await restoreDraft(place, createId(), now)).toBe(false);
  const back = (await database.outbox.toArray()).slice(-2);
  expect(back.map(({table}) => table)).toEqual(['companyDrafts', 'draftPartners']);
});

test('[FRM4] the rules of telephones are those of the account', async () => {
  const {isPhone} = await loadPhoneRules();
  expect([isPhone('300 123 4567', 'CO'), isPhone('+57 300 123 4567', null), isPhone('300', 'CO')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(factsOn('2026-11-23').withoutBanking).toContain('NI');
});
