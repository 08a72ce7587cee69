import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import {readSealingKey} from '#contract/sealing/read-sealing-key.ts';
import {callServer} from '#src/data/calls/server.ts';
import type {SealingKey} from './seal-value.ts';

/** The key is no secret, and is the same for whoever uses this browser. */
const storageKey = 'faro-sealing-key';

/** The key to seal to: the one this device was told last, else the server is asked. Rule: SEA3. */
export async function findSealingKey(): Promise<Outcome<SealingKey>> {
  const kept = readKept();
  return kept ? succeed(kept) : refreshSealingKey();
}

/** Asks for the server's newest key and keeps it; whoever begins a form with identity numbers does. Rules: SEA3, SEA4. */
export async function refreshSealingKey(): Promise<Outcome<SealingKey>> {
  const told = await callServer(readSealingKey, {});
  if (told.ok) keep(told.value);
  return told;
}

function readKept(): SealingKey | null {
  try {
    const {keyId, publicKey} = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<SealingKey>; // Looked at below.
    return /^[\w-]{12}$/.test(keyId ?? '') && /^[\w-]{43}$/.test(publicKey ?? '')
      ? {keyId: String(keyId), publicKey: String(publicKey)}
      : null;
  } catch {
    // What is no JSON is asked for again, and so it is where the browser keeps nothing.
    return null;
  }
}

function keep(key: SealingKey): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(key));
  } catch (error) {
    // Full, or not allowed: then it is asked for each time.
    if (!(error instanceof DOMException)) throw error;
  }
}
