/** Names of characters that banks use; any other stays as it is written. */
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
  Ccedil: 'Ç',
  Atilde: 'Ã',
  Otilde: 'Õ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
};

/** A text of a web page, of XML or SGML as it is read: entities as what they stand for, and single blanks. */
export function plainText(text: string): string {
  const trimmed = readEntities(text).trim();
  // Most texts have single blanks only: looking is cheaper than replacing.
  return /[^\S ]|  /.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed;
}

/** The same with all its blanks. */
export function readEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(#x?[0-9a-f]{1,8}|\w{1,10});/gi,
    (whole, name: string) => (Object.hasOwn(entities, name) ? entities[name] : characterOf(name)) ?? whole,
  );
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return undefined;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  // Halves of pairs are no characters.
  const isCharacter = Number.isInteger(code) && code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}
