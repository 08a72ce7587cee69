import type {AuditEntry} from '#contract/admin/list-audit.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import {textCell} from '#workers/books/export/cell.ts';
import {createCsvWriter, type CsvDialect} from '#workers/books/export/write-csv.ts';
import {sayDoes} from './say-entry.ts';
import type {words} from './text/words.ts';

type Say = Translate<typeof words>;

const named = ({name, email}: {readonly name: string; readonly email: string}) => `${name} <${email}>`;

const columns: readonly (readonly [heading: Parameters<Say>[0], cell: (entry: AuditEntry, text: Say) => string])[] = [
  ['csv.number', ({id}) => id],
  ['csv.at', ({at}) => at],
  ['admin', ({admin}) => admin.name],
  ['asUser', ({asUser}) => (asUser ? named(asUser) : '')],
  ['csv.does', sayDoes],
  ['csv.topic', ({topic}, text) => text(`topic.${topic}`)],
  ['csv.companies', ({companies}) => companies.map(({name}) => name).join(' · ')],
  ['csv.people', ({people}) => people.map(named).join(' · ')],
  ['csv.orders', ({orders}) => orders.map(({number}) => number).join(' · ')],
  ['csv.more', ({more}) => String(more)],
  ['csv.rows', ({count}) => (count === null ? '' : String(count))],
  ['outcome', ({outcome}, text) => text(`outcome.${outcome}`)],
  ['csv.reason', ({reason}) => reason ?? ''],
  ['csv.act', ({act}) => act],
  ['csv.route', ({method, route}) => `${method} ${route}`],
];

/** Writes entries as CSV, formulas in texts defused. Rules: ADM25, BKS9. */
export function writeRecord(entries: readonly AuditEntry[], separator: CsvDialect['separator'], text: Say): Blob {
  const writer = createCsvWriter({separator, decimalMark: '.'});
  writer.addRow(columns.map(([heading]) => textCell(text(heading))));
  for (const entry of entries) writer.addRow(columns.map(([, cell]) => textCell(cell(entry, text))));
  return writer.finish();
}
