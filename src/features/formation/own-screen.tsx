import {useHandedOver} from '#src/data/keeping/use-handed-over.ts';
import {DraftPage} from './draft-page.tsx';
import {WaitingPage} from './waiting-page.tsx';

/** A wizard in one's own space, synced like everything there; what one began as a visitor comes first. Source: D28, D30. */
export function OwnScreen() {
  const waiting = <WaitingPage />;
  return useHandedOver() ? <DraftPage who="user" waiting={waiting} /> : waiting;
}
