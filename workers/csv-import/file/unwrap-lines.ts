/** Lines looked at to tell whether the lines of a file are wrapped. */
const sampleSize = 100;

/**
 * Takes the quotes off lines that a spreadsheet wrapped whole: a file whose rows were one column when it was saved again holds
 * `"2026-01-02,""Coffee, milk"",-3.50"` where the bank wrote `2026-01-02,"Coffee, milk",-3.50`.
 *
 * @param text with `\n` as line end. @returns the text with the same lines; the text itself where most lines are not wrapped.
 * Rule: IMP3.
 */
export function unwrapLines(text: string): string {
  if (!text.includes('"')) return text;
  const sample = firstLines(text);
  const wrapped = sample.filter((line) => /[,;\t|]/.test(unwrapLine(line) ?? ''));
  if (wrapped.length * 2 < sample.length || wrapped.length === 0) return text;
  return text
    .split('\n')
    .map((line) => unwrapLine(line) ?? line)
    .join('\n');
}

function firstLines(text: string): string[] {
  const lines: string[] = [];
  for (let start = 0; start < text.length && lines.length < sampleSize;) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, end < 0 ? text.length : end);
    if (line.trim() !== '') lines.push(line);
    start = end < 0 ? text.length : end + 1;
  }
  return lines;
}

/** What one quoted field holds that is the whole line; undefined for any other line. Empty columns after it are left out. */
function unwrapLine(line: string): string | undefined {
  if (!line.startsWith('"')) return undefined;
  let end = line.length;
  while (end > 1 && ',;\t| '.includes(line[end - 1] ?? '')) end -= 1;
  if (end < 2 || line[end - 1] !== '"') return undefined;
  const inner = line.slice(1, end - 1);
  return inner.replaceAll('""', '').includes('"') ? undefined : inner.replaceAll('""', '"');
}
