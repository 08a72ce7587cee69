import {createInstance} from 'i18next';
import {expect, test} from 'vitest';
import {describeSync} from '#src/data/sync-chip/describe-sync.ts';
import {decideState, isOverdue} from '#src/data/database/decide-sync-state.ts';
import {en} from '#src/i18n/text/en.ts';
import {es} from '#src/i18n/text/es.ts';
import {pt} from '#src/i18n/text/pt.ts';
import type {Translate} from '#src/i18n/use-text.ts';

const quiet = {
  phase: 'idle',
  lastSyncAt: '2026-03-12T10:42:00.000Z',
  lastFailureReason: null,
  pendingCount: 0,
  attentionCount: 0,
  unsentFileCount: 0,
  oldestPendingAt: null,
} as const;
const rest = {nextTryAt: null, sentCount: 0, receivedCount: 0};
const nowMs = Date.parse('2026-03-12T10:45:00.000Z');

async function translate(language: 'es' | 'en' | 'pt'): Promise<Translate<typeof es>> {
  const i18n = createInstance();
  const resources = {es: {common: es}, en: {common: en}, pt: {common: pt}};
  await i18n.init({
    lng: language,
    resources,
    defaultNS: 'common',
    keySeparator: false,
    interpolation: {escapeValue: false},
  });
  return (key, params) => i18n.t(key, {...params});
}

test('[CHP1] synced is said only when nothing waits and the server has answered', () => {
  expect(decideState(quiet, nowMs)).toBe('synced');
  expect(decideState({...quiet, pendingCount: 3}, nowMs)).toBe('local');
  expect(decideState({...quiet, pendingCount: 3, phase: 'sending'}, nowMs)).toBe('sending');
  expect(decideState({...quiet, pendingCount: 3, phase: 'offline'}, nowMs)).toBe('local-offline');
  expect(decideState({...quiet, unsentFileCount: 1}, nowMs)).toBe('local');
  expect(decideState({...quiet, unsentFileCount: 1, phase: 'sending'}, nowMs)).toBe('sending');
  expect(decideState({...quiet, phase: 'offline'}, nowMs)).toBe('offline');
  expect(decideState({...quiet, lastSyncAt: null}, nowMs)).toBe('receiving');
  expect(decideState({...quiet, lastSyncAt: null, lastFailureReason: 'sync.unexpected'}, nowMs)).toBe('never');
});

test('[CHP1] what a person must do comes before everything else', () => {
  expect(decideState({...quiet, pendingCount: 3, attentionCount: 1, phase: 'sending'}, nowMs)).toBe('attention');
  expect(decideState({...quiet, pendingCount: 3, phase: 'signed-out'}, nowMs)).toBe('sign-in');
});

test('[CHP2] what has waited for more than a day is pointed out, unless it is being sent', () => {
  const old = {...quiet, pendingCount: 3, oldestPendingAt: '2026-03-11T10:44:59.999Z'};
  expect(decideState(old, nowMs)).toBe('overdue');
  expect(decideState({...old, phase: 'offline'}, nowMs)).toBe('overdue');
  expect(decideState({...old, phase: 'sending'}, nowMs)).toBe('sending');
  expect(decideState({...old, attentionCount: 1}, nowMs)).toBe('attention');
  expect(decideState({...old, phase: 'signed-out'}, nowMs)).toBe('sign-in');
  expect(isOverdue({oldestPendingAt: '2026-03-11T10:45:00.000Z'}, nowMs)).toBe(false);
});

test.each([
  ['es', 'Guardado en este dispositivo · 3', 'Sincronizando 3…', 'Inicia sesión para sincronizar 3 cambios'],
  ['en', 'Saved on this device · 3', 'Syncing 3…', 'Sign in to sync 3 changes'],
  ['pt', 'Salvo neste dispositivo · 3', 'Sincronizando 3…', 'Entre para sincronizar 3 alterações'],
] as const)('[CHP1] the words in %s are those of the table', async (language, local, sending, signIn) => {
  const text = await translate(language);
  const say = (state: 'local' | 'sending' | 'sign-in') =>
    describeSync({...quiet, ...rest, pendingCount: 3, state}, text, {moment: () => '10:42'}).long;
  expect([say('local'), say('sending'), say('sign-in')]).toEqual([local, sending, signIn]);
});

test.each([
  ['es', 'Sin conexión · 3 en este dispositivo', 'Sin conexión · 3', 'Sin conexión · Requiere tu atención (2)'],
  ['en', 'Offline · 3 on this device', 'Offline · 3', 'Offline · Needs your attention (2)'],
  ['pt', 'Sem conexão · 3 neste dispositivo', 'Sem conexão · 3', 'Sem conexão · Requer sua atenção (2)'],
] as const)(
  '[CHP3] in %s the chip says both that there is no connection and how many wait',
  async (language, long, short, both) => {
    const text = await translate(language);
    const offline = {...quiet, ...rest, phase: 'offline', pendingCount: 3, attentionCount: 2} as const;
    const say = (state: 'local-offline' | 'attention') =>
      describeSync({...offline, state}, text, {moment: () => '10:42'});
    expect(say('local-offline')).toEqual({long, short});
    expect(say('attention').long).toBe(both);
  },
);
