/** What stands before the text of a document: `key: value`, lists as `[a, b]`. */
export type FrontMatter = Readonly<Record<string, string | readonly string[]>>;

/**
 * Parts a document into what stands before its text, and its text.
 *
 * @throws an Error that names the file: a document that cannot be read must not be published half.
 */
export function splitFrontMatter(file: string, source: string): {matter: FrontMatter; body: string} {
  const found = /^---\n([\s\S]*?)\n---\n/.exec(source.replaceAll('\r\n', '\n'));
  if (!found) return {matter: {}, body: source};
  const lines = (found[1] ?? '').split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const entries = lines.map((line) => {
    const at = line.indexOf(':');
    if (at < 1) throw new Error(`${file}: “${line}” is not “key: value”`);
    return [line.slice(0, at).trim(), readValue(line.slice(at + 1).trim())] as const;
  });
  return {matter: Object.fromEntries(entries), body: source.replaceAll('\r\n', '\n').slice(found[0].length)};
}

/** One text of the front matter. */
export function textOf(file: string, matter: FrontMatter, key: string): string {
  const value = matter[key];
  if (typeof value !== 'string' || value === '') throw new Error(`${file}: “${key}” is missing`);
  return value;
}

/** One list of the front matter; empty where it is not there. */
export function listOf(matter: FrontMatter, key: string): readonly string[] {
  const value = matter[key];
  return typeof value === 'string' ? [value].filter((one) => one !== '') : (value ?? []);
}

function readValue(text: string): string | readonly string[] {
  if (!/^\[.*\]$/.test(text)) return unquote(text);
  return text
    .slice(1, -1)
    .split(',')
    .map((part) => unquote(part.trim()))
    .filter((part) => part !== '');
}

function unquote(text: string): string {
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}
