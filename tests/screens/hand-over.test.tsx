import {afterEach, beforeAll, expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {ensureGuestSpace, guestSpaceId} from '#src/data/database/guest-space.ts';
import {guestId} from '#src/data/database/visitor.ts';
import {beginDraft} from '#src/data/formation/draft-commands.ts';
import {es} from '#src/features/formation/text/es.ts';
import {beginSession} from '#src/data/session/session.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {emptyGuests} from '#tests/kits/screen-kit/empty-guests.ts';
import {closeScreen, goTo, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {buildMe} from '#tests/kits/screen-kit/people.ts';

beforeAll(loadAllTexts);
afterEach(async () => {
  await closeScreen();
  await emptyGuests();
});

test('[GST2] who signs in takes over what a visitor has left on the device', async () => {
  const visitor = await openDatabase(guestId, () => undefined);
  await ensureGuestSpace(visitor);
  await beginDraft({database: visitor, spaceId: guestSpaceId}, 'create', {firstName: 'Ana'});
  await openScreen({path: 'login', who: 'guest'});
  const me = buildMe('user');
  if (!me) throw new Error('a user is somebody');
  expect(await visitor.outbox.count()).toBe(2);
  beginSession(me);
  await goTo('/es/account/profile');
  await expect.poll(async () => visitor.outbox.count()).toBe(0);
  visitor.close();
});

test('[GST3] whoever is signed in and opens a visitor’s wizard has what was begun there in their own, and no second draft', async () => {
  const visitor = await openDatabase(guestId, () => undefined);
  await ensureGuestSpace(visitor);
  const begun = await beginDraft({database: visitor, spaceId: guestSpaceId}, 'create', {firstName: 'Nuria'});
  const {me} = await openScreen({path: 'activity'});
  await goTo(`/es/create-company?draft=${begun.ok ? begun.value : ''}`);
  await expect.element(page.getByRole('textbox', {name: es['field.firstName']})).toHaveValue('Nuria');
  expect(location.pathname).toBe('/es/dashboard/create-company');
  const own = await openDatabase(me?.id ?? '', () => undefined);
  const made = (await own.outbox.toArray()).filter(({table, op}) => table === 'companyDrafts' && op === 'create');
  expect(made.map(({rowIds}) => rowIds[0])).toEqual([begun.ok ? begun.value : '']);
  own.close();
  visitor.close();
});
