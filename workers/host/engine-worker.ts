import {expose} from 'comlink';
import {openPrivateFolder} from '#sync/files/file-bytes.ts';
import {keepReserve} from '#sync/store/reserve.ts';
import {openOpfsLog} from '#sync/second-log/opfs-log.ts';
import {deviceClock} from '#sync/store/clock.ts';
import {browserLocks} from '#sync/store/locks.ts';
import {openUntilClosed} from '#sync/store/open-database.ts';
import {fetchByKy} from '#sync/transport/fetch-by-ky.ts';
import {eventPokeLine} from '#sync/transport/listen-for-pokes.ts';
import {nameDevice} from '#workers/host/engine/device-name.ts';
import {createEngineHost} from '#workers/host/engine/run-for-user.ts';

/** How long after the start of a page the reserve is seen to. */
const reserveDelayMs = 10_000;

const host = createEngineHost({
  openDatabase: openUntilClosed,
  fetch: fetchByKy,
  openRequest: () => new XMLHttpRequest(),
  openPrivateFolder: async () => openPrivateFolder(navigator.storage),
  origin: '',
  locks: browserLocks(navigator.locks),
  clock: deviceClock,
  random: () => Math.random(),
  fillRandom: (bytes) => crypto.getRandomValues(bytes),
  openPokeLine: eventPokeLine,
  deviceName: nameDevice(navigator.userAgent),
  report: (error) => reportError(error),
  openLog: openOpfsLog,
});

// Only a hint that the network may be back; the next call tells.
addEventListener('online', () => void host.noteOnline());

expose(host);

// Not while the page begins.
void deviceClock.wait(reserveDelayMs, new AbortController().signal).then(keepReserve).catch(reportError);
