import {amountsOf} from '#workers/read-receipt/layout/labelled-amounts.ts';
import type {Mark} from '#workers/read-receipt/layout/amounts.ts';
import {writeLine, type Line} from '#workers/read-receipt/layout/text-lines.ts';
import type {ReadTax, Told} from '#workers/read-receipt/receipt-facts.ts';

/** Taxes by the names that people give them; what a label begins with. */
const taxes: readonly (readonly [RegExp, string])[] = [
  [/^(?:total |importe |cuota |valor |monto )?(?:del? )?(?:i\.?v\.?a\.?)(?: incluido| trasladado)?$/, 'IVA'],
  [
    /^impuestos? (?:trasladados? )?(?:iva|al valor agregado)$|^002 iva$|^iva trasladado$|^cuota iva$|^importe iva$/,
    'IVA',
  ],
  [/^(?:total |import )?vat(?: amount| total)?$|^value added tax$/, 'VAT'],
  [/^(?:total )?gst(?: amount)?$|^gst\/hst$|^hst$/, 'GST'],
  [/^(?:estimated )?(?:total )?(?:state |local |city )*sales tax(?:es)?$/, 'Sales tax'],
  [/^(?:valor (?:do |total do )?)?iss(?:qn)?$|^valor do iss(?:qn)?$/, 'ISS'],
  [/^valor do icms$|^icms$/, 'ICMS'],
  [/^i\.?g\.?v\.?$/, 'IGV'],
  [/^(?:total |montant )?t\.?v\.?a\.?$|^montant tva$/, 'TVA'],
  [/^(?:zzgl |inkl |enthaltene |umsatzsteuer |gesetzl )*(?:mwst|ust|mehrwertsteuer|umsatzsteuer)$/, 'MwSt.'],
  [/^(?:totale |di cui )?iva$/, 'IVA'],
  [/^btw$/, 'BTW'],
  [
    /^(?:total |estimated )?tax(?:es)?(?: amount| total)?$|^tax to be collected$|^taxes and fees$|^estimated tax to be collected$/,
    '',
  ],
  [
    /^(?:total )?(?:de )?impuestos?$|^total impuestos?(?: trasladados)?$|^impuestos trasladados$|^total de impuestos$|^impostos$|^total de impostos$/,
    '',
  ],
];

const totals = /^total|impuestos trasladados/;
const rate = /(\d{1,2}(?:[.,]\d{1,3})?) ?%/;

type Found = {
  readonly name: string;
  readonly amount: string;
  readonly rate: string | null;
  readonly isTotal: boolean;
  readonly line: Line;
};

/**
 * Finds the tax that is in the total: the one that is named, the sum that is named, or those that with the rest make the total; else none.
 * Rule: RDR8.
 */
export function findTax(
  lines: readonly Line[],
  mark: Mark,
  {total, subtotal}: {readonly total: string | null; readonly subtotal: string | null},
): Told<ReadTax> | null {
  const found = lines.flatMap((line, at) =>
    line.cells.flatMap((_, cell): Found[] => {
      const labelled = amountsOf(
        lines,
        {line: at, cell},
        {mark, isLabel: (label) => nameTax(label) !== null, mayBeBelow: () => false},
      );
      const value = labelled?.amounts.findLast(({isMoney}) => isMoney)?.value;
      if (!labelled || !value || Number(value) <= 0) return [];
      // More than one amount: base and tax, or the same tax twice.
      if (new Set(labelled.amounts.filter(({isMoney}) => isMoney).map((one) => one.value)).size > 1) return [];
      const written = rate.exec(line.cells.map(({folded}) => folded).join(' '))?.[1] ?? null;
      return [
        {name: nameTax(labelled.label) ?? '', amount: value, rate: written, isTotal: totals.test(labelled.label), line},
      ];
    }),
  );
  const distinct = [...new Map(found.map((one) => [`${one.amount} ${one.rate ?? ''}`, one])).values()];
  const whole = distinct.filter(({isTotal}) => isTotal);
  const one =
    whole.length === 1
      ? whole[0]
      : new Set(distinct.map(({amount}) => amount)).size === 1
        ? (distinct.find(({rate}) => rate !== null) ?? distinct[0])
        : undefined;
  if (one)
    return isPart(one.amount, total)
      ? tell(
          one,
          distinct.filter(({amount}) => amount === one.amount),
        )
      : null;
  return sumOf(distinct, total, subtotal);
}

/** The tax that a label names; empty for `tax` alone, null for none. */
function nameTax(label: string): string | null {
  const plain = label
    .replace(/\d{1,2}(?:[.,]\d{1,3})? ?%?/g, ' ')
    .replace(/%|\bon\b.*$|\bsobre\b.*$|\bs\/.*$|[()@]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return taxes.find(([words]) => words.test(plain))?.[1] ?? null;
}

function tell({name, amount, rate, line}: Found, same: readonly Found[]): Told<ReadTax> {
  const named = same.find((one) => one.name !== '')?.name ?? name;
  return {
    value: {name: named, amount, ratePercent: rate === null ? null : rate.replace(',', '.').replace(/\.0+$/, '')},
    line: writeLine(line),
  };
}

/** Several taxes, such as those of two rates, are one only where with what is before tax they make the total. */
function sumOf(found: readonly Found[], total: string | null, subtotal: string | null): Told<ReadTax> | null {
  const [first] = found;
  if (!first || total === null || subtotal === null) return null;
  const hundredths = (amount: string): number => Math.round(Number(amount) * 100);
  const sum = found.reduce((all, {amount}) => all + hundredths(amount), 0);
  if (sum + hundredths(subtotal) !== hundredths(total)) return null;
  const isOne = found.every(({name}) => name === first.name);
  return {
    value: {name: isOne ? first.name : '', amount: (sum / 100).toFixed(2), ratePercent: null},
    line: writeLine(first.line),
  };
}

/** No tax is half of what was paid. */
function isPart(amount: string, total: string | null): boolean {
  return total === null || Number(amount) * 2 < Math.abs(Number(total));
}
