import {isCivilDate, toCivilDate} from '#contract/kernel/dates.ts';
import {trimLabel} from '#workers/read-receipt/layout/labelled-amounts.ts';
import {isAbove, writeLine, type Cell, type Line} from '#workers/read-receipt/layout/text-lines.ts';
import type {Told} from '#workers/read-receipt/receipt-facts.ts';
import {tableHeads} from './total-words.data.ts';

const months: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'ene', 'janeiro', 'janvier', 'januar', 'gennaio', 'gen', 'januari'],
  ['february', 'feb', 'febrero', 'fevereiro', 'fev', 'fevrier', 'februar', 'febbraio', 'februari'],
  ['march', 'mar', 'marzo', 'marco', 'mars', 'marz', 'maart', 'mrz'],
  ['april', 'apr', 'abril', 'abr', 'avril', 'avr', 'aprile'],
  ['may', 'mayo', 'maio', 'mai', 'maggio', 'mag', 'mei'],
  ['june', 'jun', 'junio', 'junho', 'juin', 'juni', 'giugno', 'giu'],
  ['july', 'jul', 'julio', 'julho', 'juillet', 'juil', 'juli', 'luglio', 'lug'],
  ['august', 'aug', 'agosto', 'ago', 'aout', 'augustus'],
  ['september', 'sept', 'sep', 'septiembre', 'setiembre', 'set', 'setembro', 'septembre', 'settembre'],
  ['october', 'oct', 'octubre', 'outubro', 'out', 'octobre', 'oktober', 'okt', 'ottobre', 'ott'],
  ['november', 'nov', 'noviembre', 'novembro', 'novembre'],
  ['december', 'dec', 'diciembre', 'dic', 'dezembro', 'dez', 'decembre', 'dezember', 'dicembre'],
];
const monthOf = new Map(months.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));
const names = [...monthOf.keys()].toSorted((one, other) => other.length - one.length).join('|');

/** Day and month by name, by ISO, or by numbers alone. */
const written = [
  `(?<![\\p{L}\\d])(?<month>${names})\\.?[ -]{1,2}(?<day>\\d{1,2})(?:st|nd|rd|th)?,?[ -]+(?<year>\\d{4})(?!\\d)`,
  `(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th|\\.|º|°)?[ /-]{0,2}(?:of |de |del )?(?<month>${names})\\.?,?[ /-]{0,2}(?:de |del )?(?<year>\\d{4}|\\d{2}(?!\\d|:))(?!\\d)`,
  String.raw`(?<![\d./-])(?<year>20\d{2})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d|[-/.]\d)`,
].map((pattern) => new RegExp(pattern, 'gu'));
const numbers = /(?<![\d./-])(\d{1,2})([-/.])(\d{1,2})\2(20\d{2}|\d{2})(?!\d|[-/.]\d)/g;

/** Which comes first where a day is numbers alone. */
export type DayOrder = 'day' | 'month';

type Role = 'paid' | 'made' | 'plain' | 'other' | 'none';
type Day = {readonly readings: readonly string[]; readonly role: Role; readonly line: Line};
type Raw = {
  readonly index: number;
  readonly end: number;
  readonly day: string | null;
  readonly pair: readonly [number, number, number] | null;
  readonly isDotted: boolean;
};

const roles: readonly (readonly [Role, RegExp])[] = [
  [
    'other',
    /\bdue\b|venc|expir|period|from\b|desde|hasta|until|through|delivery|entrega|check|arrival|depart|salida|llegada|birth|nacimiento|nascimento|valid|next|proxim|previous|anterior|lastschrift|fallig|echeance|scadenza|inicio|fin\b|start|end\b|certifica|timbrado|viaje|travel|ship|order by|autoriz|renew|renov|resoluc|cae\b|competencia|servicio|service|usage|since|member|saida|leistung|liefer|trip date|flight|vuelo|voo/,
  ],
  [
    'paid',
    /date paid|paid on|paid|payment date|fecha de pago|pagado|data do pagamento|data de pagamento|date de paiement|date payee|zahlungsdatum|bezahlt|data pagamento|charged on|fecha de cobro|transaction date/,
  ],
  [
    'made',
    /date of issue|issue date|issued|invoice date|date issued|receipt date|bill date|billing date|order date|order placed|statement date|date of invoice|emision|expedicion|fecha (?:de )?(?:la )?factura|fecha factura|fecha de (?:compra|recibo|pedido|expedicion|generacion)|emissao|emitid|data da (?:nota|fatura|compra)|data do pedido|date de (?:la )?facture|date d.?emission|date facture|rechnungsdatum|ausstellungsdatum|data fattura|data emissione|data documento|factuurdatum|belegdatum/,
  ],
  ['plain', /(?:^|[^\p{L}])(?:date|fecha|data|datum|dated)(?:$|[^\p{L}])/u],
];

/** What is read of days. */
export type FoundDates = {readonly dates: Told<readonly string[]> | null; readonly otherDates: readonly string[]};

/**
 * Finds the day a receipt was paid on, else made on. Two readings stay where nothing tells day from month.
 *
 * @param usual which comes first in the document's language and country; null where both are usual.
 * @param today a civil date: what lies behind it is no day of a receipt. Rule: RDR6.
 */
export function findDates(lines: readonly Line[], usual: DayOrder | null, today: string): FoundDates {
  const raws = lines.flatMap((line, at) =>
    line.cells.flatMap((cell, place) => findRaw(cell.folded).map((raw) => ({raw, line, cell, at, place}))),
  );
  const order = orderOf(raws.map(({raw}) => raw)) ?? usual;
  const days: Day[] = raws.map(({raw, line, cell, at, place}) => ({
    readings: readingsOf(raw, order, today),
    role: roleOf(lines, {at, place, cell, raw}),
    line,
  }));
  const usable = days.filter(({readings}) => readings.length > 0);
  const of = (role: Role) => distinct(usable.filter((day) => day.role === role));
  const [paid, made, plain, none] = [of('paid'), of('made'), of('plain'), of('none')];
  const first =
    [paid, made, plain].find((group) => group.length > 0) ?? (usable.every(({role}) => role === 'none') ? none : []);
  const [only] = first;
  const isOne = first.length === 1 && only !== undefined;
  const dates = isOne ? {value: only.readings, line: writeLine(only.line)} : null;
  const all = [
    ...paid,
    ...made,
    ...(paid.length + made.length === 0 ? plain : []),
    ...(first === none ? none : []),
  ].flatMap(({readings}) => readings);
  const otherDates = [...new Set(all)].filter((day) => !dates?.value.includes(day)).slice(0, 6);
  return {dates, otherDates};
}

function findRaw(folded: string): Raw[] {
  const found: Raw[] = [];
  const add = (raw: Raw): void => {
    if (!found.some(({index, end}) => raw.index < end && index < raw.end)) found.push(raw);
  };
  for (const form of written)
    for (const match of folded.matchAll(form)) {
      const {year = '', month = '', day = ''} = match.groups ?? {};
      const text = toCivilDate(fullYear(year), monthOf.get(month) ?? Number(month), Number(day));
      add({
        index: match.index,
        end: match.index + match[0].length,
        day: isCivilDate(text) ? text : null,
        pair: null,
        isDotted: false,
      });
    }
  for (const match of folded.matchAll(numbers))
    add({
      index: match.index,
      end: match.index + match[0].length,
      day: null,
      pair: [Number(match[1]), Number(match[3]), fullYear(match[4] ?? '')],
      isDotted: match[2] === '.',
    });
  return found.toSorted((one, other) => one.index - other.index);
}

function fullYear(text: string): number {
  return text.length === 2 ? 2_000 + Number(text) : Number(text);
}

/** What those days tell that can be read in one way alone; null where none does, or they differ. */
function orderOf(raws: readonly Raw[]): DayOrder | null {
  const told = new Set<DayOrder>();
  for (const {pair, isDotted} of raws) {
    if (!pair) continue;
    if (isDotted || pair[0] > 12) told.add('day');
    else if (pair[1] > 12) told.add('month');
  }
  return told.size === 1 ? ([...told][0] ?? null) : null;
}

function readingsOf({day, pair, isDotted}: Raw, order: DayOrder | null, today: string): string[] {
  const isPast = (date: string): boolean => isCivilDate(date) && date <= today;
  if (!pair) return day !== null && isPast(day) ? [day] : [];
  const [one, other, year] = pair;
  const dayFirst = toCivilDate(year, other, one);
  const monthFirst = toCivilDate(year, one, other);
  const isTold = one > 12 || other > 12;
  const candidates = isTold
    ? [dayFirst, monthFirst].filter(isCivilDate)
    : isDotted || order === 'day'
      ? [dayFirst]
      : order === 'month'
        ? [monthFirst]
        : [dayFirst, monthFirst];
  return [...new Set(candidates)].filter(isPast);
}

type Place = {readonly at: number; readonly place: number; readonly cell: Cell; readonly raw: Raw};

/** What a day is, by the words before it in its cell, in the cell before, or in the one above. */
function roleOf(lines: readonly Line[], {at, place, cell, raw}: Place): Role {
  const line = lines[at];
  const own = cell.folded.slice(0, raw.index);
  const behind = cell.folded.slice(raw.end);
  // One end of a period.
  if (
    /^\s?(?:-|–|—|to|al?|ate|bis|au|hasta|through)\s?\p{L}{0,4}\.?\s?\d/u.test(behind) ||
    /\d[^\p{L}]{0,3}(?:-|–|—| to| al?| ate| bis| au| hasta| through) ?$/u.test(own)
  )
    return 'other';
  if (trimLabel(own) !== '') return nameRole(own);
  const before = line?.cells[place - 1];
  if (before && !/\d/.test(before.folded) && /\p{L}/u.test(before.folded)) return nameRole(before.folded);
  const above = findAbove(lines, at, cell);
  if (!above) return 'none';
  const isTable = above.line.cells.some(({folded}) => tableHeads.has(trimLabel(folded)));
  return isTable ? 'other' : nameRole(above.cell.folded);
}

function findAbove(lines: readonly Line[], at: number, cell: Cell): {line: Line; cell: Cell} | null {
  const own = lines[at];
  for (let above = at - 1; above >= 0 && above >= at - 3; above -= 1) {
    const line = lines[above];
    if (!line || !own || line.page !== own.page || line.y - own.y > 3.2 * cell.height) return null;
    const over = line.cells.find((one) => isAbove(one, cell));
    if (over) return {line, cell: over};
  }
  return null;
}

function nameRole(folded: string): Role {
  return roles.find(([, words]) => words.test(folded))?.[0] ?? 'none';
}

function distinct(days: readonly Day[]): Day[] {
  return [...new Map(days.map((day) => [day.readings.join(), day])).values()];
}
