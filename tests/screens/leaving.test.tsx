import {afterEach, beforeAll, expect, test} from 'vitest';
import {
  beginSession,
  confirmUser,
  forgetUser,
  isSignOutOwed,
  owedSignOutKey,
  readSession,
} from '#src/data/session/session.ts';
import {signOut} from '#src/data/session/sign-out.ts';
import {databaseName} from '#sync/store/local-database.ts';
import {spawnEngineWorker} from '#workers/host/spawn-engine-worker.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';
import {buildMe} from '#tests/kits/screen-kit/people.ts';

beforeAll(loadAllTexts);
afterEach(closeScreen);

test('[SES2] an answer about who is here that comes after they left brings nobody back, nor does another’s session', () => {
  const me = buildMe('user');
  if (!me) throw new Error('a user is somebody');
  beginSession(me);
  localStorage.setItem(owedSignOutKey, 'yes');
  forgetUser();
  confirmUser(me);
  expect([readSession().user, isSignOutOwed()]).toEqual([null, true]);
  beginSession(me);
  confirmUser({...me, id: 'somebody-else', firstName: 'Luis'});
  expect(readSession()).toMatchObject({user: {id: me.id, firstName: me.firstName}, server: 'ended', authToken: null});
});

test('[SES3] a worker that does not let go keeps nobody from leaving, and nothing of theirs stays', async () => {
  const {me} = await openScreen({path: 'activity'});
  if (!me) throw new Error('a user is somebody');
  const stuck = new Promise<never>(() => {});
  await signOut(me.id, {engine: {stop: () => stuck}, books: {close: () => stuck}});
  expect(readSession().user).toBeNull();
  const names = (await indexedDB.databases()).map(({name}) => name);
  expect(names).not.toContain(databaseName(me.id));
});

test('[SES3] whoever still holds the engine of a person who left may call it; nothing comes of it, and nothing throws', () => {
  const {engine, dismiss} = spawnEngineWorker();
  dismiss();
  expect(() => void engine.noteVisible()).not.toThrow();
});
