import {expect, test} from 'vitest';
import {decideFirstPull} from '#src/data/database/first-pull.ts';

const fresh = {
  companyCount: 0,
  spaceCount: 0,
  status: {phase: 'idle', lastSyncAt: null},
  isOnline: true,
} as const;
const lastSyncAt = '2026-03-12T10:42:00.000Z';

test('[SHL2] before the server has answered, what is theirs is on its way', () => {
  expect(decideFirstPull(fresh)).toBe('pulling');
  expect(decideFirstPull({...fresh, status: {phase: 'pulling', lastSyncAt: null}})).toBe('pulling');
});

test('[SHL2] a company that is named but not here yet is on its way too', () => {
  expect(decideFirstPull({...fresh, spaceCount: 1, status: {phase: 'pulling', lastSyncAt}})).toBe('pulling');
});

test('[SHL2] without a network or a session it is not on this device yet', () => {
  expect(decideFirstPull({...fresh, isOnline: false})).toBe('missing');
  for (const phase of ['offline', 'signed-out', 'outdated', 'updating'] as const)
    expect(decideFirstPull({...fresh, status: {phase, lastSyncAt: null}})).toBe('missing');
});

test('[SHL2] what is here is shown, with or without a server; nothing is said to be there only after it answered', () => {
  expect(decideFirstPull({...fresh, companyCount: 1, isOnline: false})).toBe('done');
  expect(decideFirstPull({...fresh, status: {phase: 'idle', lastSyncAt}})).toBe('done');
});
