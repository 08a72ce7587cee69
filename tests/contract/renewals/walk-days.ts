import type {StateCompanyType} from '#contract/catalogue/ids.ts';
import type {UsStateCode} from '#contract/companies/us-states.data.ts';

/**
 * The duties of every state, written down a second time from the same facts, for a calculation that shares nothing with the product's:
 * it walks day by day and asks of each what falls due on it. Source: facts.md F6.
 *
 * `y` every year, `o` odd years, `e` years like the formation's; then the day, or which day of the anniversary; `+` moves on from a weekend.
 */
const llc: Partial<Record<UsStateCode, string>> = {
  AK: 'report e 01-02',
  AR: 'report y 05-01',
  CA: 'statement california',
  CO: 'report y month-3',
  CT: 'report y 03-31',
  DE: 'tax y 06-01',
  FL: 'report y 05-01',
  GA: 'report y 04-01',
  IA: 'report o 04-01',
  ID: 'report y end',
  KY: 'report y 06-30',
  LA: 'report y day',
  MD: 'report y 04-15',
  ME: 'report y 06-01',
  MI: 'report y 02-15',
  MN: 'report y 12-31',
  MS: 'report y 04-15',
  MT: 'report y 04-15',
  NC: 'report y 04-15',
  ND: 'report y 11-15',
  NE: 'report o 04-01',
  NH: 'report y 04-01',
  NV: 'report y end',
  NY: 'statement e day',
  OK: 'report y day',
  OR: 'report y day',
  PA: 'report y 09-30',
  RI: 'report y 05-01',
  TX: 'franchise-tax y 05-15+',
  UT: 'report y end',
  VA: 'report y end',
  VT: 'report y 03-15',
  WA: 'report y end',
  WV: 'report y 07-01',
  WY: 'report y start',
};

const corporations: Partial<Record<UsStateCode, string>> = {
  DE: 'report y 03-01, franchise-tax y 03-01',
  FL: 'report y 05-01',
  NV: 'report y end',
  TX: 'franchise-tax y 05-15+',
  WY: 'report y start',
};

type Walked = {readonly what: string; readonly period: number; readonly dueDay: string};

type Day = {
  readonly text: string;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly time: number;
};

const dayMs = 86_400_000;

/** Every day from one year to another, both whole. */
export function allDays(firstYear: number, lastYear: number): readonly Day[] {
  const days: Day[] = [];
  for (let time = Date.UTC(firstYear, 0, 1); time < Date.UTC(lastYear + 1, 0, 1); time += dayMs) days.push(toDay(time));
  return days;
}

function toDay(time: number): Day {
  const date = new Date(time);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  return {text: date.toISOString().slice(0, 10), year, month, day, time};
}

/** What falls due on which of the days for a company of a state and type. */
export function walkDays(
  {state, type, bornOn}: {state: UsStateCode; type: StateCompanyType; bornOn: string},
  days: readonly Day[],
): Walked[] {
  const born = toDay(Date.parse(bornOn));
  const rules = ((type === 'LLC' ? llc : corporations)[state] ?? '').split(', ').filter((rule) => rule !== '');
  return days.flatMap((day) =>
    rules.flatMap((rule) => {
      const [what = '', ...rest] = rule.split(' ');
      const period = what === '' ? null : periodOn(day, born, rest);
      return period === null ? [] : [{what, period, dueDay: day.text}];
    }),
  );
}

/** The period whose duty falls on the very day; null where none does. */
function periodOn(day: Day, born: Day, [often = '', which = '']: readonly string[]): number | null {
  if (often === 'california') {
    if (day.time - born.time === 90 * dayMs) return born.year;
    return isLastOfMonth(day) && day.month === born.month && day.year > born.year && isLike(day.year, born.year)
      ? day.year
      : null;
  }
  const isThree = which === 'month-3';
  const isDue = isThree
    ? isLastOfMonth(day) && toDay(Date.UTC(day.year, day.month - 3, 1)).month === born.month
    : isOnDay(day, born, which);
  const period = isThree ? toDay(Date.UTC(day.year, day.month - 3, 1)).year : day.year;
  if (!isDue || period <= born.year) return null;
  if (often === 'o') return period % 2 === 1 ? period : null;
  return often === 'e' && !isLike(period, born.year) ? null : period;
}

function isOnDay(day: Day, born: Day, which: string): boolean {
  if (which === 'start') return day.month === born.month && day.day === 1;
  if (which === 'end') return day.month === born.month && isLastOfMonth(day);
  if (which === 'day')
    return day.month === born.month && (day.day === born.day || (isLastOfMonth(day) && day.day < born.day));
  const monthDay = day.text.slice(5);
  if (!which.endsWith('+')) return monthDay === which;
  const weekday = new Date(day.time).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const meant = which.slice(0, -1);
  if (monthDay === meant) return true;
  return weekday === 1 && [1, 2].some((back) => toDay(day.time - back * dayMs).text.slice(5) === meant);
}

function isLastOfMonth(day: Day): boolean {
  return toDay(day.time + dayMs).month !== day.month;
}

function isLike(year: number, other: number): boolean {
  return year % 2 === other % 2;
}
