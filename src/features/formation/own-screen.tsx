import {DraftPage} from './draft-page.tsx';
import {WaitingPage} from './waiting-page.tsx';

/** A wizard in one's own space, synced like everything there. Source: D28. */
export function OwnScreen() {
  return <DraftPage who="user" waiting={<WaitingPage />} />;
}
