/** `short`: day and month, the year only when it is another one. `medium`: with the year. `long`: the month in full. */
export type DayStyle = 'short' | 'medium' | 'long' | 'weekday';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/**
 * Writes a civil date, always with the month's name, so that 3/4 is never in doubt. Source: D31, ux.md U12.
 *
 * @param today decides whether `short` needs the year.
 */
export function formatDay(locale: string, date: string, style: DayStyle, today: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const withYear = style === 'medium' || style === 'long' || date.slice(0, 4) !== today.slice(0, 4);
  return formatOf(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: style === 'long' || style === 'weekday' ? 'long' : 'short',
    ...(withYear ? {year: 'numeric'} : {}),
    ...(style === 'weekday' ? {weekday: 'long'} : {}),
  }).format(day);
}

/** Writes a month given as `YYYY-MM`, such as "marzo de 2026". */
export function formatMonth(locale: string, month: string): string {
  return formatOf(locale, {timeZone: 'UTC', month: 'long', year: 'numeric'}).format(new Date(`${month}-01T00:00:00Z`));
}

/** Writes the name alone of a month given as `YYYY-MM`, short, such as "mar". */
export function formatShortMonth(locale: string, month: string): string {
  return formatOf(locale, {timeZone: 'UTC', month: 'short'}).format(new Date(`${month}-01T00:00:00Z`));
}

/** Writes the hour and minute of an instant, such as "10:42". */
export function formatTime(locale: string, instant: string, timeZone: string): string {
  return formatOf(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: locale.startsWith('en') ? 'h12' : 'h23',
  }).format(new Date(instant));
}

/** Writes day and time of an instant, such as "12 mar 10:42". */
export function formatInstant(locale: string, instant: string, timeZone: string): string {
  const day = formatOf(locale, {timeZone, day: 'numeric', month: 'short', year: 'numeric'}).format(new Date(instant));
  return `${day} ${formatTime(locale, instant, timeZone)}`;
}

const steps = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
] as const;

/** Writes how long ago (negative) or ahead an instant is, such as "hace 3 h". */
export function formatRelative(locale: string, deltaMs: number): string {
  const format = new Intl.RelativeTimeFormat(locale, {numeric: 'auto', style: 'short'});
  let amount = deltaMs / 1000;
  for (const [unit, size] of steps) {
    if (Math.abs(amount) < size) return format.format(Math.round(amount), unit);
    amount /= size;
  }
  return format.format(Math.round(amount), 'year');
}
