const rowPattern = /<(?:tr|row)\b[^>]*>([\s\S]*?)(?:<\/(?:tr|row)>|(?=<(?:tr|row)\b)|$)/gi;
const cellPattern = /<(t[dh]|cell)\b([^>]*)>([\s\S]*?)(?:<\/(?:t[dh]|cell)>|(?=<(?:t[dh]|cell)\b)|$)/gi;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  ntilde: 'ñ',
  atilde: 'ã',
  otilde: 'õ',
  ccedil: 'ç',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Ntilde: 'Ñ',
  ordm: 'º',
  acirc: 'â',
  ecirc: 'ê',
  ocirc: 'ô',
  agrave: 'à',
};

/**
 * The tables of a web page, or of a spreadsheet that was saved as XML, as lines of quoted fields between tabs: banks name such files `.xls`.
 *
 * @returns undefined where there is no row of two cells.
 * Rule: IMP11.
 */
export function readMarkup(text: string): string | undefined {
  const lines: string[] = [];
  let widest = 0;
  for (const [, row = ''] of text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, '')
    .matchAll(rowPattern)) {
    const cells: string[] = [];
    for (const [, , attributes = '', inner = ''] of row.matchAll(cellPattern)) {
      cells.push(plainText(inner));
      // A cell over several columns stands in the first of them.
      const span = Math.min(50, Number(/colspan\s*=\s*["']?(\d+)/i.exec(attributes)?.[1] ?? 1));
      for (let more = 1; more < span; more += 1) cells.push('');
    }
    widest = Math.max(widest, cells.length);
    if (cells.length > 0) lines.push(cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join('\t'));
  }
  return widest < 2 || lines.length < 2 ? undefined : lines.join('\n');
}

function plainText(markup: string): string {
  return markup
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => entities[name] ?? characterOf(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return undefined;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return Number.isInteger(code) && code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}
