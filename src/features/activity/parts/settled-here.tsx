import {useLiveQuery} from 'dexie-react-hooks';
import {listSettled} from '#sync/attention/settled.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {SettledList} from '#src/features/activity/conflicts/settled-list.tsx';
import {useDecide} from '#src/features/activity/conflicts/use-decide.ts';

/** What was decided or discarded on this device in the last days, in all companies. */
export function SettledHere() {
  const database = useLocalDatabase();
  const decide = useDecide();
  const settled = useLiveQuery(async () => listSettled(database), [database]);
  if (settled === undefined) return null;
  return <SettledList settled={settled} onBringBack={(id) => void decide.bringBack(id).catch(reportError)} />;
}
