import {nextIdentity} from '#workers/csv-import/rows/identity.ts';
import type {KnownRow} from './known-rows.ts';
import type {NamedTransactions} from './settle-by-name.ts';

/** Makes the ids of identities of an account. */
export type IdsOf = (identities: readonly string[]) => string[];

type Books = {
  readonly file: NamedTransactions;
  readonly known: ReadonlyMap<string, KnownRow>;
  readonly idsOf: IdsOf;
};

/** Names new rows: as they are called, unless a row that is another one is called so; then by the next number that is free. Rule: IMP5. */
export function nameFresh(
  {file, known, idsOf}: Books,
  places: readonly number[],
): NamedTransactions & {readonly places: readonly number[]} {
  const {ids, transactions} = file;
  const taken = new Set<string>();
  let inFile: Set<string> | null = null;
  const named = places.flatMap((place) => {
    const transaction = transactions[place];
    if (!transaction) return [];
    let [id, {identity}] = [ids[place] ?? '', transaction];
    if (known.get(id)?.live || taken.has(id)) {
      inFile ??= new Set(ids);
      while (known.get(id)?.live || taken.has(id) || inFile.has(id)) {
        identity = nextIdentity(identity);
        id = idsOf([identity])[0] ?? '';
      }
    }
    taken.add(id);
    return [{id, transaction: identity === transaction.identity ? transaction : {...transaction, identity}}];
  });
  return {ids: named.map(({id}) => id), transactions: named.map(({transaction}) => transaction), places};
}
