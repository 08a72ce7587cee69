/**
 * The header that makes a browser save a file under its name and never show it in place.
 *
 * @param name clean, of any script; the plain form in it is for old browsers. Source: RFC 6266, 4.1; RFC 8187, 3.2.
 */
export function toAttachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
