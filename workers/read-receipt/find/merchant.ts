import {foldText} from '#workers/books/data/fold-text.ts';
import {isAbove, writeLine, type Cell, type Line} from '#workers/read-receipt/layout/text-lines.ts';
import type {Told} from '#workers/read-receipt/receipt-facts.ts';

/** What stands before, or over, the name of who sold. */
const sellerLabel =
  /^(?:sold by|seller|bill(?:ed)? from|supplier|vendor|merchant|merchant name|issued by|provider|service provider|from|emisor|nombre emisor|nombre del emisor|razon social emisor|razon social del emisor|datos del emisor|emitido por|expedido por|vendido por|proveedor|comercio|vendedor|establecimiento|emitente|prestador|prestador de servicos|prestador dos servicos|nome do emitente|identificacao do emitente|fornecedor|loja|estabelecimento|vendu par|vendeur|emetteur|fournisseur|verkaufer|verkauft von|rechnungssteller|anbieter|venditore|fornitore|emittente|verkoper)(?: ?\/ ?[\p{L} ]+)?$/u;
const nameLabel =
  /^(?:razon social|nombre|nombre o razon social|nombre \/ razon social|nombre\/razon social|nome|razao social|nome \/ razao social|nome\/razao social|nome empresarial|nombre comercial|denominacion social|company name|company|business name|legal name|raison sociale|firma|name|ragione sociale)$/u;
/** What stands over, or before, the name of who bought. */
const buyerLabel =
  /^(?:bill(?:ed)? to|sold to|ship(?:ped)? to|invoice to|invoiced to|customer|customer name|client|client name|buyer|account name|prepared for|issued to|recipient|deliver to|billing address|shipping address|passenger|passenger name|guest|attn|to|facturar a|facturado a|cliente|datos del cliente|receptor|nombre receptor|razon social receptor|comprador|adquirente|adquiriente|destinatario|destinatario ?\/ ?remetente|enviar a|tomador|tomador de servicos|tomador dos servicos|pasajero|passageiro|senores|sr\(?es\)?|cobrar a|pagador|sacado|facture a|facturer a|adresse de facturation|client facture|rechnung an|kunde|rechnungsempfanger|rechnungsadresse|fatturare a|intestatario|factuur aan|klant|titular|titular del contrato|datos del receptor|datos del adquirente|dados do cliente|nome do cliente|faturado para|cobrado de|apellido y nombre ?\/ ?razon social)$/u;
/** Ends of names of companies. */
const legalForm =
  /(?:^|[ ,])(?:inc|inc\.|llc|l\.l\.c\.|ltd|ltd\.|limited|corp|corp\.|corporation|pbc|plc|co\.|gmbh|ag|ug|kg|s\.?a\.?|s\.?l\.?|s\.?l\.?u\.?|s\.?a\.? de c\.?v\.?|s\.? ?de ?r\.?l\.?(?: de c\.?v\.?)?|s\.?a\.?p\.?i\.? de c\.?v\.?|s\.?a\.?s\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|ltda|ltda\.|lda|lda\.|eireli|me|s\/a|e\.?i\.?r\.?l\.?|s\.?a\.?c\.?|b\.?v\.?|n\.?v\.?|sarl|s\.?a\.?r\.?l\.?|sasu|pte\.? ltd\.?|pty\.? ltd\.?|oy|ab|aps|limited company|e\.?s\.?p\.?)$/u;
const receiptFrom =
  /^(?:receipt|invoice|payment|payment receipt|your receipt|recibo|factura|recibo de pago|pago|fatura|rechnung|facture|recu) (?:from|de|da|do|von) (.{2,60}?)(?: #? ?(?=[A-Z-]*\d)[\dA-Z-]{4,})?$/iu;
/** Headings and other words that are no names. */
const noName =
  /invoice|receipt|factura|recibo|fatura|rechnung|facture|ticket|statement|bill\b|nota fiscal|danfe|comprobante|documento|original|duplicado|total|page|pagina|paid|pagado|date|fecha|\bdata\b|number|numero|tax|iva|vat|https?:|www\.|@|order|pedido|confirmation|summary|resumen|thank|gracias|obrigad|credit|credito|copy|copia|cfdi|electronica|eletronica|e-ticket|boleta|your|itinerar|payment|pago|pagamento|confirmacion|confirmacao|compra\b|reserva|booking|resumo|recu\b|quote|account|cuenta|hello|hi |hola|ola,|welcome|details|detalle|customer|cliente|gutschrift|storno|fattura|factuur|ricevuta|quittung|prefeitura|secretaria|municip|ministerio|republic|estado de|regimen|responsable|autorizad|telefono|phone|tel[.:]|domicilio|address|direccion|calle |avenida|street|\bsuite\b/;

/** Within so much of the first page from its top who sold is named, where nothing says so. */
const topLines = 8;

/**
 * Finds who sold: named as such; else the first name of a company at the top that is not the buyer's; else what is written largest there.
 *
 * @param buyers names of whoever uses the product, folded: these bought. Rule: RDR7.
 */
export function findMerchant(lines: readonly Line[], buyers: readonly string[]): Told<string> | null {
  const firstPage = lines.filter(({page}) => page === lines[0]?.page);
  const taken = buyerCells(firstPage);
  const isName = (cell: Cell): boolean =>
    !taken.has(cell) && looksLikeName(cell.text) && !buyers.some((name) => isSame(name, cell.folded));
  return (
    fromHeading(firstPage, buyers) ??
    byLabel(firstPage, isName) ??
    byLegalForm(firstPage, isName) ??
    bySize(firstPage, isName)
  );
}

function fromHeading(lines: readonly Line[], buyers: readonly string[]): Told<string> | null {
  for (const line of lines.slice(0, topLines))
    for (const {text} of line.cells) {
      const name = receiptFrom.exec(text)?.[1]?.trim();
      if (
        name !== undefined &&
        /^\p{Lu}|\d/u.test(name) &&
        !/\d{3}/.test(name) &&
        !noName.test(foldText(name)) &&
        !buyers.some((one) => isSame(one, foldText(name)))
      )
        return {value: clean(name), line: writeLine(line)};
    }
  return null;
}

function byLabel(lines: readonly Line[], isName: (cell: Cell) => boolean): Told<string> | null {
  let isBuyers = false;
  for (const [at, line] of lines.entries())
    for (const [place, cell] of line.cells.entries()) {
      const [, label = '', value = ''] = /^([^:]{2,40}): ?(.*)$/u.exec(cell.text) ?? [];
      const name = foldText(label === '' ? cell.text : label).trim();
      if (buyerLabel.test(name)) isBuyers = true;
      const isSeller = sellerLabel.test(name);
      if (isSeller) isBuyers = false;
      if (!isSeller && (isBuyers || !nameLabel.test(name) || label === '')) continue;
      if (value !== '') {
        const own = {...cell, text: value, folded: foldText(value)};
        if (isName(own)) return {value: clean(value), line: writeLine(line)};
        continue;
      }
      const beside = line.cells[place + 1];
      if (beside && label !== '' && isName(beside)) return {value: clean(beside.text), line: writeLine(line)};
      const below = findUnder(lines, at, cell);
      if (below && isName(below.cell)) return {value: clean(nameOf(below.cell.text)), line: writeLine(below.line)};
    }
  return null;
}

/** What stands behind a label of its own, as in `Razón social: Acme S.A.`. */
function nameOf(text: string): string {
  const [, label = '', value = ''] = /^([^:]{2,40}): ?(.+)$/u.exec(text) ?? [];
  return label !== '' && nameLabel.test(foldText(label)) ? value : text;
}

function findUnder(lines: readonly Line[], at: number, cell: Cell): {line: Line; cell: Cell} | null {
  for (const line of lines.slice(at + 1, at + 3)) {
    const under = line.cells.find((one) => isAbove(one, cell));
    if (under) return {line, cell: under};
  }
  return null;
}

function byLegalForm(lines: readonly Line[], isName: (cell: Cell) => boolean): Told<string> | null {
  const found = new Map<string, Told<string>>();
  for (const line of lines.slice(0, topLines * 2))
    for (const cell of line.cells)
      if (isName(cell) && legalForm.test(cell.folded))
        found.set(cell.folded, {value: clean(cell.text), line: writeLine(line)});
  // Of two companies, one is somebody else.
  const [only] = found.values();
  return found.size === 1 && only ? only : null;
}

function bySize(lines: readonly Line[], isName: (cell: Cell) => boolean): Told<string> | null {
  const top = lines.slice(0, topLines).flatMap((line) => line.cells.map((cell) => ({line, cell})));
  const named = top.filter(({cell}) => isName(cell));
  const sizes = lines.flatMap(({cells}) => cells.map(({height}) => height)).toSorted((one, other) => one - other);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const largest = Math.max(0, ...named.map(({cell}) => cell.height));
  const [only, ...others] = named.filter(({cell}) => cell.height === largest);
  return only && others.length === 0 && largest >= usual * 1.25
    ? {value: clean(only.cell.text), line: writeLine(only.line)}
    : null;
}

/** The cells below a buyer's label, up to the next gap or label: name and address. */
function buyerCells(lines: readonly Line[]): Set<Cell> {
  const taken = new Set<Cell>();
  for (const [at, line] of lines.entries())
    for (const [place, cell] of line.cells.entries()) {
      const [, label = ''] = /^([^:]{1,40}):/u.exec(cell.text) ?? [];
      if (!buyerLabel.test(foldText(label === '' ? cell.text : label).trim())) continue;
      taken.add(cell);
      const beside = line.cells[place + 1];
      if (label !== '' && beside && cell.text.endsWith(':')) taken.add(beside);
      let last = line;
      for (const next of lines.slice(at + 1, at + 9)) {
        if (last.y - next.y > 2.6 * cell.height) break;
        const under = next.cells.filter((one) => isAbove(one, cell) && one.x >= cell.x - 4);
        if (under.some((one) => sellerLabel.test(one.folded.replace(/:$/, '')))) break;
        for (const one of under) taken.add(one);
        if (under.length > 0) last = next;
      }
    }
  return taken;
}

function looksLikeName(text: string): boolean {
  const folded = foldText(text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const figures = text.match(/\d/g)?.length ?? 0;
  return (
    letters >= 2 &&
    text.length <= 70 &&
    figures <= 3 &&
    letters > figures &&
    !/[:$€£%]/.test(text.slice(0, -1)) &&
    !noName.test(folded) &&
    !buyerLabel.test(folded) &&
    !sellerLabel.test(folded) &&
    !nameLabel.test(folded)
  );
}

/** Whether a cell names one who bought: all of its name, whatever its form of company. */
function isSame(buyer: string, folded: string): boolean {
  const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const name = plain(buyer.replace(legalForm, ''));
  return name.length > 2 && ` ${plain(folded)} `.includes(` ${name} `);
}

function clean(text: string): string {
  return nameOf(text)
    .replace(/^[\s\-–•*|]+|[\s\-–•*|,;:]+$/g, '')
    .slice(0, 80);
}
