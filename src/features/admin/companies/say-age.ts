const hourMs = 3_600_000;
const hoursOfDay = 24;

/** How long something stands, from an instant to now: in hours on the first day, then in days, as `41 d`: the units are short alike in all languages. */
export function sayAge(locale: string, since: string): string {
  const hours = Math.max(0, Math.floor((Date.now() - Date.parse(since)) / hourMs));
  const [count, unit] = hours < hoursOfDay ? [hours, 'h'] : [Math.floor(hours / hoursOfDay), 'd'];
  return `${new Intl.NumberFormat(locale).format(count)}\u00a0${unit}`;
}
