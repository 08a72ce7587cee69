import {fail, type Outcome} from '#contract/kernel/failure.ts';
import type {FileBytes} from '#sync/files/file-bytes.ts';
import {trimFiles} from '#sync/files/tidy-files.ts';
import {uploadFiles} from '#sync/files/upload-files.ts';
import {sendUnlocked} from '#sync/attention/send-unlocked.ts';
import {ownWire} from '#sync/pull/wire.ts';
import {pullAll, type PullParts} from '#sync/pull/pull-all.ts';
import {pushPending, type PushParts} from '#sync/push/push-pending.ts';
import {renumber} from '#sync/push/renumber.ts';
import type {Lead} from '#sync/store/fence.ts';
import type {LocalDatabase} from '#sync/store/local-database.ts';
import {readMeta} from '#sync/store/meta.ts';
import type {ByteLine} from '#sync/transport/byte-line.ts';

/** A server that goes on refusing new numbers has another trouble than a copied profile. */
const maxRenumberings = 2;

/** What one sync stands on. */
export type SyncParts = PushParts &
  PullParts & {
    /** Left out where bytes of files are not sent. */
    readonly files?: {readonly bytes: FileBytes; readonly line: ByteLine};
    /** The server did not answer the last time, or nothing is heard from it now: it is asked for news before anything is numbered. */
    readonly isDoubtful?: boolean;
  };

/**
 * Sends what waits, then receives what is new, then sends the bytes of files: rows first, because a file belongs to one.
 * Rules: PUS5, PUS7, PUL7, ENG1, UPL5.
 *
 * @returns the server's time of what is now here, ISO UTC; or the first failure, with everything done until then kept.
 */
export async function syncOnce(
  lead: Lead,
  parts: SyncParts,
  signal: AbortSignal,
): Promise<Outcome<{serverTime: string}>> {
  for (;;) {
    const synced = await syncRows(lead, parts, signal);
    if (!synced.ok || !parts.files) return synced;
    const uploaded = await uploadFiles(lead, {...parts, ...parts.files}, signal);
    if (!uploaded.ok) return uploaded;
    await trimFiles({database: lead.database, bytes: parts.files.bytes});
    if (uploaded.value === 'done') return synced;
  }
}

async function syncRows(lead: Lead, parts: SyncParts, signal: AbortSignal): Promise<Outcome<{serverTime: string}>> {
  if (parts.isDoubtful === true && (await wouldNumber(lead.database))) {
    const reached = await pullAll(lead, parts, signal);
    if (!reached.ok) return reached;
  }
  for (let renumberings = 0; renumberings <= maxRenumberings; renumberings += 1) {
    const pushed = await pushPending(lead, parts, signal);
    if (!pushed.ok) {
      // The server has no room for what waits, and all the same has news.
      if (keepsOnGiving.has(pushed.failure.reason)) await pullAll(lead, parts, signal);
      return pushed;
    }
    const pulled = await pullAll(lead, parts, signal);
    if (!pulled.ok) return pulled;
    // What has to be sent again waits already, under another sender.
    if (pulled.value.beganAnew) continue;
    if (pushed.value === 'empty') {
      await sendUnlocked(lead.database, (parts.wire ?? ownWire).tables, {
        now: new Date(parts.nowMs()).toISOString(),
        createId: parts.createId,
      });
      return pulled;
    }
    await renumber(lead, parts.createId);
  }
  return fail('conflict', 'sync.copied-profile');
}

/** Why a server takes nothing for now that answers all else. Rules: QTA4, QTA6. */
const keepsOnGiving = new Set(['sync.too-many-devices', 'sync.too-much-today', 'server.disk-full']);

/** Whether sending would give numbers: after that nothing could be undone without a trace any more. Rule: PUS7. */
async function wouldNumber(database: LocalDatabase): Promise<boolean> {
  const client = await readMeta(database, 'client');
  if (client?.sending) return false;
  const waiting = database.outbox.where('order').above(client?.sentThroughOrder ?? 0);
  return (await waiting.limit(1).count()) > 0;
}
