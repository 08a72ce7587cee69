const hourMs = 3_600_000;
const hoursOfDay = 24;

/** How long something stands, from an instant to now: in hours on the first day, then in days, as `41 d`. */
export function sayAge(locale: string, since: string, nowMs: number): string {
  const hours = Math.max(0, Math.floor((nowMs - Date.parse(since)) / hourMs));
  const isDays = hours >= hoursOfDay;
  const unit = {style: 'unit', unit: isDays ? 'day' : 'hour', unitDisplay: 'narrow'} as const;
  return new Intl.NumberFormat(locale, unit).format(isDays ? Math.floor(hours / hoursOfDay) : hours);
}
