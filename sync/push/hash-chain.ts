import type {Change} from '#contract/sync/change.ts';
import {sha256Hex} from '#sync/store/sha256.ts';
import {hashBytes} from '#sync/store/bytes.ts';

/** A change as it is sent: its JSON, the size of that in bytes, and its hash chained to the one before. */
export type ChainedChange = {readonly change: Change; readonly hash: string; readonly sizeBytes: number};

/** Hashing a larger change here would take longer than waiting for the browser to do it. */
const maxBytesHere = 16 * 1024;

/**
 * Chains changes: each hash is SHA-256, in hex, of the hash before it and the change's JSON. Two copies of one profile
 * therefore never send the same number with the same hash, unless they send the same. Source: sync.md, client 7.
 *
 * @param previousHash empty for the very first change.
 */
export async function chainChanges(previousHash: string, changes: readonly Change[]): Promise<ChainedChange[]> {
  const chained: ChainedChange[] = [];
  const encoder = new TextEncoder();
  let hash = previousHash;
  for (const change of changes) {
    const bytes = encoder.encode(hash + JSON.stringify(change));
    const sizeBytes = bytes.length - hash.length;
    hash = bytes.length <= maxBytesHere ? sha256Hex(bytes) : await hashBytes(bytes);
    chained.push({change, hash, sizeBytes});
  }
  return chained;
}
