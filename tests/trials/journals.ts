import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {isDeepStrictEqual, parseArgs} from 'node:util';
import fc from 'fast-check';
import {journalPrograms, type JournalProgram} from '#workers/books/ledger/journals/journal.ts';
import {writeJournal} from '#workers/books/ledger/journals/write-journal.ts';
import {toBooks} from '#tests/workers/books/ledger/build-history.ts';
import {anyJournalBooks, expectedBalances, questionOf} from '#tests/workers/books/ledger/journals/any-journal.ts';

// `node tests/trials/journals.ts --runs 40 --seed 1`: writes journals of any books, and asks hledger and Beancount themselves whether they accept them and what
// every account holds; that must be what the double entry says. Both programs come with `apt-get install hledger beancount`.

const {values} = parseArgs({options: {runs: {type: 'string', default: '40'}, seed: {type: 'string', default: '1'}}});
const folder = mkdtempSync(join(tmpdir(), 'faro-journals-'));

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, {encoding: 'utf8', env: {...process.env, LC_ALL: 'C.UTF-8'}, maxBuffer: 1e9});

/** What a program says each account holds: lines of account, currency and amount, without those that hold nothing. */
const askProgram: Readonly<Record<JournalProgram, (file: string) => string[]>> = {
  hledger: (file) => {
    run('hledger', '-f', file, 'check', '--strict', 'ordereddates');
    const said = run('hledger', '-f', file, 'balance', '--flat', '--no-total', '--layout=bare', '--output-format=csv');
    return said
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => /^"(.*)","([A-Z]+)","(-?[\d.]+)"$/.exec(line))
      .map((match) => `${match?.[1]?.replaceAll('""', '"')}|${match?.[2]}|${match?.[3]}`);
  },
  beancount: (file) => {
    const errors = run('bean-check', file);
    if (errors.trim() !== '') throw new Error(errors);
    const query = 'select account, currency, str(sum(number)) group by account, currency';
    const said = run('bean-query', '--format=csv', file, query);
    return said
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',').map((cell) => cell.trim()))
      .map(([account, currency, amount]) => `${account}|${currency}|${/'(.*)'/.exec(amount ?? '')?.[1]}`);
  },
};

/** Without zeros at its end, which programs write or not. */
const plain = (line: string): string => line.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
const sorted = (lines: readonly string[]): string[] =>
  lines
    .map(plain)
    .filter((line) => !/\|-?0$/.test(line))
    .sort();

let checked = 0;
let movements = 0;
try {
  await fc.assert(
    fc.asyncProperty(anyJournalBooks, async ({history, period, words}) => {
      const {columns, chart} = toBooks(history);
      for (const program of journalPrograms) {
        const made = await writeJournal(columns, chart, questionOf(program, period, words), () => true);
        const file = join(folder, `books.${program === 'hledger' ? 'journal' : 'beancount'}`);
        writeFileSync(file, (await made?.file.text()) ?? '');
        const said = sorted(askProgram[program](file));
        const ours = sorted(expectedBalances(columns, chart, {program, period, words}));
        if (!isDeepStrictEqual(said, ours))
          throw new Error(`${program} says\n${said.join('\n')}\nand the double entry says\n${ours.join('\n')}`);
        checked += 1;
        movements += made?.rowCount ?? 0;
      }
    }),
    {seed: Number(values.seed), numRuns: Number(values.runs), endOnFailure: true},
  );
  console.log(`${checked} journals with ${movements} movements were accepted, and every balance is the same`);
} finally {
  rmSync(folder, {recursive: true});
}
