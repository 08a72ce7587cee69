import {registerDraft} from '#src/data/device/drafts.ts';
import {readSession, watchSession} from '#src/data/session/session.ts';
import type {DeskScan} from './desk-scan.ts';

type Held = {readonly userId: string; readonly scans: readonly DeskScan[]; readonly release: () => void};

/** Letters to companies are kept in memory alone, and for who dropped them. */
let held: Held | null = null;

watchSession(() => {
  if (held && readSession().user?.id !== held.userId) holdScans(held.userId, []);
});

/** Keeps the scans that wait: they are there again when the screen is, and the page asks before it is closed. Rule: MLG17. */
export function holdScans(userId: string, scans: readonly DeskScan[]): void {
  const waiting = scans.filter(({state}) => state !== 'sent' && state !== 'refused');
  const release = held?.release ?? (waiting.length > 0 ? holdPage() : () => undefined);
  if (waiting.length === 0) release();
  held = waiting.length > 0 ? {userId, scans: waiting, release} : null;
}

/** The scans that wait for an admin from before; of another one's nothing. Rule: MLG17. */
export function readHeldScans(userId: string): readonly DeskScan[] {
  return held?.userId === userId ? held.scans.map(stopSending) : [];
}

/** Sending ended as its screen was left; sent again it goes on from where it stopped. */
function stopSending(scan: DeskScan): DeskScan {
  return scan.state === 'sending' ? {...scan, state: 'failed', failure: null} : scan;
}

/** Has the browser ask before the page goes, and a newer version wait. */
function holdPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  const forget = registerDraft(async () => Promise.reject(new Error('scans wait at the desk')));
  return () => {
    removeEventListener('beforeunload', ask);
    forget();
  };
}
