import type {Language} from '#contract/account/rules.ts';
import type {Manifest} from '#workers/archive/manifest.ts';
import {invoiceFolder} from '#workers/archive/paths.ts';
import {en} from '#workers/archive/text/en.ts';
import {es, type ArchiveText} from '#workers/archive/text/es.ts';
import {pt} from '#workers/archive/text/pt.ts';

/** What the rows of each table are called, many of them. */
export type TableNames = Readonly<Record<string, string>>;

/** The words of the archive's own page, by language. */
export const readmeText: Readonly<Record<Language, ArchiveText>> = {es, en, pt};

/** Writes the page that says what each entry of an archive is, as plain text. Rule: ARC5. */
export function writeReadme(
  {madeAt, spaces, entries, missing, leftOut}: Manifest,
  {language, tableNames}: {readonly language: Language; readonly tableNames: TableNames},
): string {
  const text = readmeText[language];
  const day = new Intl.DateTimeFormat(language, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(madeAt));
  const lines = [text.title, '', text.made.replace('{day}', day), '', text.forms, text.csv, ''];
  for (const {kind, name, folder} of spaces) {
    lines.push(`${kind === 'person' ? text.personal : name} (${folder}/)`);
    for (const {path, table, rowCount} of entries.filter((entry) => entry.folder === folder && entry.kind === 'sheet'))
      lines.push(`  ${path.slice(folder.length + 1)}: ${tableNames[table ?? ''] ?? table} (${rowCount})`);
    const own = entries.filter((entry) => entry.folder === folder);
    const countIn = (place: string) =>
      own.filter((entry) => entry.kind === 'file' && entry.path.startsWith(`${folder}/${place}/`)).length;
    const [fileCount, invoiceCount] = [countIn('files'), countIn(invoiceFolder)];
    if (own.some((entry) => entry.kind === 'table')) lines.push(`  data/: ${text.data}`);
    if (fileCount > 0) lines.push(`  files/: ${text.files} (${fileCount})`);
    if (invoiceCount > 0) lines.push(`  ${invoiceFolder}/: ${text.invoices} (${invoiceCount})`);
    if (own.some((entry) => entry.kind === 'signed')) lines.push(`  signed/: ${text.signed}`);
    if (own.some((entry) => entry.kind === 'unsent')) lines.push(`  data/refused.json: ${text.refused}`);
    lines.push('');
  }
  if (missing.length > 0) lines.push(text.missing, ...missing.map(({folder, name}) => `  ${folder}/${name}`), '');
  if (leftOut.length > 0) lines.push(`${text.sealed} ${leftOut.join(', ')}`, '');
  lines.push(text.manifest, text.back, '');
  return lines.join('\r\n');
}
