import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readKept} from '#src/features/bookkeeping/readings/read-kept.ts';
import {useReadings} from '#src/features/bookkeeping/readings/use-readings.ts';
import type {ReceiptReading} from '#workers/read-receipt/receipt-facts.ts';
import type {Receipt} from './use-receipts.ts';

/** What those receipts say whose bytes are on this device, by their ids. Rule: RDR12. */
export function useReceiptReadings(receipts: readonly Receipt[] | undefined): ReadonlyMap<string, ReceiptReading> {
  const database = useLocalDatabase();
  const files = (receipts ?? []).flatMap(({id, sha256, type, kept}) =>
    kept === null ? [] : [{id, sha256, type, load: async () => readKept(database, {id, place: kept.place})}],
  );
  return useReadings(files).readings;
}
