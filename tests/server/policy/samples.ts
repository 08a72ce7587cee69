import {wireVersion} from '#contract/wire-version.ts';
import {testId} from '#tests/fixtures/build-change.ts';
import type {Actor} from './cast.ts';

type Sample = (spaceId: string, actor: Actor) => Record<string, unknown>;

/** Whole inputs of the endpoints that look into a company. The others are asked with nothing, which the gate does not read. */
export const samples: Readonly<Record<string, Sample>> = {
  openFile: (spaceId) => ({spaceId, fileId: testId(5)}),
  startUpload: (spaceId) => ({spaceId, fileId: testId(5)}),
  finishUpload: (spaceId) => ({spaceId, fileId: testId(5)}),
  compareSpace: (spaceId) => ({wireVersion, spaceId, version: 0, count: 0, digest: '0'.repeat(32)}),
  readPage: (spaceId) => ({spaceId, table: 'transactions'}),
  inviteTeammate: (spaceId) => ({spaceId, id: testId(7), email: 'x@example.com', role: 'manager', language: 'es'}),
  resendInvitation: (spaceId) => ({spaceId, id: testId(8), language: 'es'}),
  withdrawInvitation: (spaceId) => ({spaceId, id: testId(8)}),
  changeRole: (spaceId) => ({spaceId, userId: testId(8), role: 'manager'}),
  removeTeammate: (spaceId) => ({spaceId, userId: testId(8)}),
  leaveCompany: (spaceId) => ({spaceId}),
  readRowHistory: (spaceId) => ({spaceId, table: 'transactions', rowId: testId(4)}),
};

/** Endpoints after which a session may no longer what it could; in the order in which one session can meet them all. */
export const endsSession: readonly string[] = [
  'leaveCompany',
  'endOtherSessions',
  'stopActing',
  'refreshSession',
  'logOut',
];
