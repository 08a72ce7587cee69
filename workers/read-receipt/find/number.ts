import {isAbove, writeLine, type Cell, type Line} from '#workers/read-receipt/layout/text-lines.ts';
import type {Told} from '#workers/read-receipt/receipt-facts.ts';

const numberWord = '(?:no|nro|nr|num|numero|number|id|#|n[o°º]|№|n\\.? ?[o°º])\\.?';
/** What a document is called, with its number behind; what says most comes first. */
const labels: readonly RegExp[] = [
  new RegExp(
    `^(?:tax |commercial |vat )?(?:invoice|facture|factura|fatura|rechnung|fattura|factuur|rechnungs|factuur)(?: de venta| electronica(?: de venta)?| simplificada)?[ -]?${numberWord}(?: ?(?:de )?(?:la )?(?:factura|documento))?$`,
    'u',
  ),
  /^(?:numero|n[o°º]\.?|num\.?|no\.?|numero da|numero de|numero de la|n[o°º] de) ?(?:da |de |de la |d[ei] |della )?(?:nota|nota fiscal|nfs-e|nf-e|factura|fatura|fattura|facture|documento|comprobante|recibo)$|^rechnungsnummer$|^rechnungsnr\.?$|^rechnung nr\.?$|^factuurnummer$|^numero de facture$|^facture n[o°º]$|^folio fiscal interno$|^folio$|^serie y folio$|^serie\/folio$|^comp\.? nro\.?$|^comprobante n(?:ro|[o°º])\.?$|^credit note (?:number|no|#)\.?$|^invoice$|^factura$/u,
  new RegExp(`^(?:receipt|recibo|ticket|boleta|belegs?|document|bill|statement)[ -]?${numberWord}$`, 'u'),
  new RegExp(
    `^(?:order|pedido|orden|booking|reservation|confirmation|transaction|bestell)[ -]?(?:de compra )?${numberWord}$|^order$|^numero de (?:pedido|orden)$|^numero do pedido$|^pedido$|^bestellnummer$`,
    'u',
  ),
];
const value = /^(?=[^\d]{0,12}\d)[\p{L}\p{N}][\p{L}\p{N}./_ -]{0,31}$/u;
const noValue =
  /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$|^(?:19|20)\d{2}-\d{2}-\d{2}|\b(?:jan|ene|feb|fev|mar|apr|abr|may|mai|jun|jul|aug|ago|sep|set|oct|out|nov|dec|dic|dez)/i;

/** Finds the number of an invoice or receipt: what is called so, in its cell, beside or below. Rule: RDR7. */
export function findNumber(lines: readonly Line[]): Told<string> | null {
  const firstPage = lines.filter(({page}) => page === lines[0]?.page);
  for (const label of labels) {
    const found = firstPage.flatMap((line, at) =>
      line.cells.flatMap((cell, place) => read(firstPage, label, {at, place, cell, line})),
    );
    const [first] = found;
    if (first && found.every((one) => one.value === first.value)) return first;
  }
  return null;
}

type Place = {readonly at: number; readonly place: number; readonly cell: Cell; readonly line: Line};

function read(lines: readonly Line[], label: RegExp, {at, place, cell, line}: Place): Told<string>[] {
  const own = splitLabel(cell.text, label);
  if (own === null) return [];
  if (own !== '') return take(own, line);
  const beside = line.cells[place + 1];
  const next = beside ? take(beside.text, line) : [];
  if (next.length > 0) return next;
  for (const under of lines.slice(at + 1, at + 3)) {
    if (line.y - under.y > 3.2 * cell.height) return [];
    const found = under.cells.find((one) => isAbove(one, cell));
    if (found) return take(found.text, under);
  }
  return [];
}

/** What stands behind the label in its cell, empty for nothing; null where it does not begin so. */
function splitLabel(text: string, label: RegExp): string | null {
  const fold = (part: string): string =>
    part
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[:\s]+$/, '')
      .trim();
  const words = text.split(' ');
  for (let count = Math.min(words.length, 6); count > 0; count -= 1) {
    const head = words.slice(0, count).join(' ');
    const mark = /^(.*#|.*:)(\S.*)$/.exec(head);
    if (label.test(fold(head)))
      return words
        .slice(count)
        .join(' ')
        .replace(/^[:#]\s*/, '');
    if (mark && label.test(fold(mark[1] ?? ''))) return [mark[2] ?? '', ...words.slice(count)].join(' ');
  }
  return null;
}

function take(text: string, line: Line): Told<string>[] {
  const plain = text.trim().replace(/^(?:no?\.|n[°º]|nro\.?|#)\s*/i, '');
  return value.test(plain) && !noValue.test(plain) && plain.split(' ').length <= 3
    ? [{value: plain, line: writeLine(line)}]
    : [];
}
