import type {BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import {testsOf} from '#workers/book-rules/prepare-rules.ts';
import {foldNewTexts, type RowTest, type TextSearch} from '#workers/books/ask/filter.ts';
import type {BooksColumns} from '#workers/books/data/columns.ts';

const dayMs = 86_400_000;

/** Makes the test of whether rows of the columns fit a rule; the same as `findFitting` says of each. Texts are asked once each. Rule: RUL10. */
export function ruleTest(columns: BooksColumns, search: TextSearch, rule: BookRuleRow): RowTest {
  const {account, amount, currency, day, description, merchant, names, texts} = columns;
  const tests = testsOf(rule);
  foldNewTexts(texts, search);
  const accountCode = rule.accountId === null ? null : (names.codes.get(rule.accountId) ?? -1);
  const fitsText = remember(search, tests.fitsText, texts.values.length);
  const fitsMerchant = remember(search, tests.fitsMerchant, texts.values.length);
  const fitsDay = tests.fitsDay && rememberDays(tests.fitsDay);
  return (row) => {
    if (accountCode !== null && account[row] !== accountCode) return false;
    if (tests.fitsAmount && !tests.fitsAmount(amount[row] ?? 0, names.values[currency[row] ?? 0] ?? '')) return false;
    if (fitsDay && !fitsDay(day[row] ?? 0)) return false;
    if (fitsMerchant && !fitsMerchant(merchant[row] ?? 0)) return false;
    return !fitsText || fitsText(description[row] ?? 0) || fitsText(merchant[row] ?? 0);
  };
}

/** A test of days since 1970-01-01, each asked once. */
function rememberDays(test: (dayOfMonth: number) => boolean): (day: number) => boolean {
  const answers = new Map<number, boolean>();
  return (day) => {
    let answer = answers.get(day);
    if (answer === undefined) {
      answer = test(new Date(day * dayMs).getUTCDate());
      answers.set(day, answer);
    }
    return answer;
  };
}

/** A test of texts by their number, each asked once; 0, which is no text, fits none. */
function remember({folded}: TextSearch, test: ((folded: string) => boolean) | null, count: number) {
  if (!test) return null;
  const answers = new Uint8Array(count);
  return (code: number): boolean => {
    if (code === 0) return false;
    answers[code] ||= test(folded[code] ?? '') ? 1 : 2;
    return answers[code] === 1;
  };
}
