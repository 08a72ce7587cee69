import type {Chart, LedgerAccount, LedgerClass} from '#workers/books/ledger/chart.ts';
import type {JournalAccount, JournalWords, JournalWriter} from './journal.ts';

/** The five roots that both programs know. Money on its way is an asset, as in the balance. */
const roots: Readonly<Record<LedgerClass, string>> = {
  asset: 'Assets',
  clearing: 'Assets',
  liability: 'Liabilities',
  equity: 'Equity',
  income: 'Income',
  expense: 'Expenses',
};

const fixedNames = {
  'opening-balances': 'Opening Balances',
  'open-income': 'Uncategorized',
  'open-expense': 'Uncategorized',
} as const;

/**
 * Names the accounts of a chart for a journal, each once: a root and one part, so that none is below another and a balance is of one account alone.
 * Where two would be called the same, the one with the earlier id keeps the name and the others get a number, whatever order they came in.
 *
 * @returns by slot; one more at the end, for the results of before a period.
 * Rule: JRN2.
 */
export function nameAccounts(
  {accounts}: Chart,
  words: JournalWords,
  cleanName: JournalWriter['cleanName'],
): JournalAccount[] {
  const taken = new Set<string>();
  const give = (of: LedgerClass, title: string): JournalAccount => {
    const plain = `${roots[of]}:${cleanName(title)}`;
    let name = plain;
    for (let number = 2; taken.has(name); number += 1) name = `${plain}-${number}`;
    taken.add(name);
    return {name, title, class: of};
  };
  const retained = give('equity', 'Retained Earnings');
  const named = new Map<LedgerAccount, JournalAccount>();
  for (const account of accounts.toSorted(compareAccounts))
    named.set(account, give(account.class, titleOf(account, words)));
  return [...accounts.map((account) => named.get(account) ?? retained), retained];
}

function titleOf({name}: LedgerAccount, words: JournalWords): string {
  if (name.kind === 'word') return fixedNames[name.word];
  return name.kind === 'account' ? (words.accounts[name.id] ?? words.noAccount) : (words.categories[name.id] ?? '');
}

/** Those with a name of their own first, then by id, which has the time it was made in front. */
function compareAccounts(one: LedgerAccount, other: LedgerAccount): number {
  const rank = ({name}: LedgerAccount): number => (name.kind === 'word' ? 0 : 1);
  return rank(one) - rank(other) || (one.id < other.id ? -1 : 1);
}
