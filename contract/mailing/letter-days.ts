import {daysUntil, type DueDate} from '#contract/companies/due-dates.ts';
import {isCivilDate, toCivilDate} from '#contract/kernel/dates.ts';

/** A day that stands in a letter; `isDue` where the sentence before it says that something is wanted by then. */
export type LetterDay = {readonly day: string; readonly isDue: boolean};

/** What a day of a letter says beside what is known of its company. Rule: MLG18. */
export type LetterDate =
  /** It stands among the company's dates. */
  | {readonly kind: 'known'; readonly date: DueDate}
  /** What fell due then is filed already, or paid to Faro and on its way. */
  | {readonly kind: 'filed' | 'filing'; readonly day: string}
  /** Something is wanted by a day that is none of ours; `nearest` is ours, where one falls about then. */
  | {readonly kind: 'unknown'; readonly day: string; readonly nearest: DueDate | null};

const months: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'janeiro'],
  ['february', 'feb', 'febrero', 'fevereiro'],
  ['march', 'mar', 'marzo', 'marco'],
  ['april', 'apr', 'abril'],
  ['may', 'mayo', 'maio'],
  ['june', 'jun', 'junio', 'junho'],
  ['july', 'jul', 'julio', 'julho'],
  ['august', 'aug', 'agosto'],
  ['september', 'sept', 'sep', 'septiembre', 'setembro'],
  ['october', 'oct', 'octubre', 'outubro'],
  ['november', 'nov', 'noviembre', 'novembro'],
  ['december', 'dec', 'diciembre', 'dezembro'],
];

const monthOf = new Map(months.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));
// The longer first: "september" is no "sep" with letters behind it.
const names = [...monthOf.keys()].toSorted((one, other) => other.length - one.length).join('|');

/** The ways in which letters write a day: `March 1, 2027`, `1 March 2027` or `1 de marzo de 2027`, `03/01/2027` as in the United States, `2027-03-01`. */
const forms = [
  `\\b(?<month>${names})\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s*,?\\s*(?<year>\\d{4})\\b`,
  `\\b(?<day>\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+|de\\s+)?(?<month>${names})\\.?\\s*,?\\s*(?:de\\s+)?(?<year>\\d{4})\\b`,
  String.raw`\b(?<month>\d{1,2})[/-](?<day>\d{1,2})[/-](?<year>\d{4})\b`,
  String.raw`\b(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})\b`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** How far before a day its sentence is looked at, in characters. */
const sentenceLength = 160;

/** Words that mean a deadline wherever they stand before it in its sentence, and words that do only where they stand right before it. */
const wanted =
  /\b(?:due|deadline|no later than|not later than|on or before|vence|vencimiento|vencimento|a mas tardar|prazo)\b[^;!?]{0,60}$|\b(?:by|before|antes del?|ate(?: o dia)?)\b[^,;!?]{0,20}$/;

/** A sentence that says `05/03/2027` as the United States do not. */
const elsewhere = /\b(?:vence|vencimiento|vencimento|antes|hasta|ate|mas|tardar|prazo|fecha|data|dia|del?|para)\b/;

/** The days that stand in a text, each once, in the order in which they first stand there. Rule: MLG18. */
export function findLetterDays(text: string): readonly LetterDay[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const places = forms.flatMap((form) => [...plain.matchAll(form)]).toSorted((one, other) => one.index - other.index);
  const found = new Map<string, LetterDay>();
  for (const place of places) {
    const day = readDay(place.groups ?? {});
    const before = sentenceBefore(plain, place.index);
    // Which of two numbers is the month nobody can tell there.
    if (day === null || (/^\d{1,2}[/-]/.test(place[0]) && elsewhere.test(before))) continue;
    const isDue = wanted.test(before.replaceAll(/\s+/g, ' '));
    found.set(day, {day, isDue: isDue || found.get(day)?.isDue === true});
  }
  return [...found.values()];
}

function readDay({year = '', month = '', day = ''}: Readonly<Record<string, string>>): string | null {
  const text = toCivilDate(Number(year), monthOf.get(month) ?? Number(month), Number(day));
  return isCivilDate(text) ? text : null;
}

/** What a sentence says before one of its days: a full stop behind three letters or more ends the one before; an empty line does too. */
function sentenceBefore(plain: string, end: number): string {
  const before = plain.slice(Math.max(0, end - sentenceLength), end);
  return before.split(/(?<=\p{L}{3})[.;!?]\s|\n\s*\n/u).at(-1) ?? '';
}

/** How far one of our dates may be from a letter's to be the one that it means, in days. */
const nearDays = 20;

type Known = {
  /** What falls due for the company. */
  readonly dates: readonly DueDate[];
  /** Days of what is filed already, and of what is paid to Faro and not filed yet. */
  readonly filedDays: readonly string[];
  readonly filingDays: readonly string[];
  /** The day on which the letter came, and the day of whoever reads it. */
  readonly receivedOn: string;
  readonly today: string;
};

/**
 * What the days of a letter say beside our own: the first to come by which something is wanted and that is none of ours, and one that is ours, or
 * of what is filed or on its way. The day of the letter itself says nothing. Rule: MLG18.
 */
export function compareLetterDays(days: readonly LetterDay[], known: Known): readonly LetterDate[] {
  const {dates, filedDays, filingDays, receivedOn, today} = known;
  // What is paid to Faro is in nobody's letter.
  const filings = dates.filter(({kind}) => kind !== 'plan' && kind !== 'service');
  // What is asked for says more than what is only named.
  const telling = days
    .filter(({day, isDue}) => isDue || day > receivedOn)
    .toSorted((one, other) => Number(other.isDue) - Number(one.isDue));
  const ours = telling.flatMap(({day}): LetterDate[] => {
    const date = filings.find((one) => one.day === day);
    if (date) return [{kind: 'known', date}];
    if (filingDays.includes(day)) return [{kind: 'filing', day}];
    return filedDays.includes(day) ? [{kind: 'filed', day}] : [];
  });
  const isOurs = (day: string) =>
    filedDays.includes(day) || filingDays.includes(day) || filings.some((one) => one.day === day);
  const others = days.filter(({day, isDue}) => isDue && day >= receivedOn && day >= today && !isOurs(day));
  const [first] = others.map(({day}) => day).toSorted();
  const unknown: LetterDate[] =
    first === undefined ? [] : [{kind: 'unknown', day: first, nearest: nearestTo(first, filings)}];
  return [...unknown, ...ours.slice(0, 1)];
}

function nearestTo(day: string, filings: readonly DueDate[]): DueDate | null {
  const apart = (one: DueDate) => Math.abs(daysUntil(one.day, day));
  const near = filings.filter((one) => apart(one) <= nearDays);
  return near.toSorted((one, other) => apart(one) - apart(other))[0] ?? null;
}
