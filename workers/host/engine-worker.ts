import {expose} from 'comlink';
import {deviceClock} from '#sync/store/clock.ts';
import {browserLocks} from '#sync/store/locks.ts';
import {openDatabase} from '#sync/store/open-database.ts';
import {eventPokeLine} from '#sync/transport/listen-for-pokes.ts';
import {nameDevice} from '#workers/host/engine/device-name.ts';
import type {EngineApi} from '#workers/host/engine/engine-api.ts';
import {createEngineHost} from '#workers/host/engine/run-for-user.ts';

const host = createEngineHost({
  openDatabase: async (userId, closed) =>
    openDatabase(userId, (event) => {
      if (event !== 'blocked') closed();
    }),
  fetch: (input, init) => fetch(input, init),
  origin: '',
  locks: browserLocks(navigator.locks),
  clock: deviceClock,
  random: () => Math.random(),
  fillRandom: (bytes) => crypto.getRandomValues(bytes),
  openPokeLine: eventPokeLine,
  deviceName: nameDevice(navigator.userAgent),
  report: (error) => reportError(error),
});

// Only a hint that the network may be back; the next call tells.
addEventListener('online', () => host.noteOnline());

expose(host satisfies EngineApi);
