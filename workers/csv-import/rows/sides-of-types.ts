import type {AccountKind} from '#contract/bookkeeping/account.ts';
import {directionWords} from '#workers/csv-import/columns/header-words.data.ts';
import type {ColumnFacts} from '#workers/csv-import/file/table.ts';
import {readDirection} from './words-of-direction.ts';

/** What a row's type, normalised, does to the account. */
export type SidesOfTypes = Readonly<Record<string, 'debit' | 'credit'>>;

const debits: ReadonlySet<string> = new Set(directionWords.debit);
const credits: ReadonlySet<string> = new Set(directionWords.credit);

/** Types of a card's rows that come in, whatever else they say. */
const cardCredits: ReadonlySet<string> = new Set(['payment', 'payments', 'pago', 'pagos', 'pagamento', 'pagamentos', 'return', 'refund', 'credit', 'abono', 'devolucion', 'reembolso', 'estorno']); // prettier-ignore

/**
 * Reads the direction of amounts without any sign from what rows call their type.
 *
 * @param chosen what the person says of types.
 * @returns each type of the file with its side, null where it says nothing; empty where these are no types, but texts. Rule: IMP15.
 */
export function sidesOfTypes(
  facts: ColumnFacts | undefined,
  kind: AccountKind | null,
  chosen: SidesOfTypes = {},
): Readonly<Record<string, 'debit' | 'credit' | null>> {
  const values = [...(facts?.values ?? [])];
  if (values.length > mostTypes) return {};
  return Object.fromEntries(values.map((value) => [value, chosen[value] ?? sideOf(value, kind)]));
}

/** Types that a person is asked about, one by one. */
const mostTypes = 8;

function sideOf(type: string, kind: AccountKind | null): 'debit' | 'credit' | null {
  if (debits.has(type)) return 'debit';
  if (credits.has(type) || (kind === 'card' && cardCredits.has(type))) return 'credit';
  const said = readDirection(type, kind);
  if (said === null) return null;
  return said === 'out' ? 'debit' : 'credit';
}
