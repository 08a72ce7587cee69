import {openLocalDataEarly} from '#src/data/database/local-data.tsx';
import {readDraftsEarly} from '#src/data/formation/use-drafts.ts';
import {useHandedOver} from '#src/data/keeping/use-handed-over.ts';
import {readSession} from '#src/data/session/session.ts';
import {DraftPage} from './draft-page.tsx';
import {WaitingPage} from './waiting-page.tsx';

/** A database that does not answer keeps no page blank for longer. */
const timeoutMs = 1_000;

/** Reads what is gone on with while the rest of the page is fetched; what cannot be read now is asked for again when it is drawn. */
export async function prepare(): Promise<void> {
  await Promise.race([readEarly(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
}

async function readEarly(): Promise<void> {
  const {user} = readSession();
  try {
    const database = user && (await openLocalDataEarly(user.id));
    if (database) await readDraftsEarly(database);
  } catch {
    // Drawing asks again, where there is somebody to tell.
  }
}

/** A wizard in one's own space, synced like everything there; what one began as a visitor comes first. Source: D28, D30. */
export function OwnScreen() {
  return <DraftPage who="user" isWhole={useHandedOver()} waiting={<WaitingPage />} />;
}
