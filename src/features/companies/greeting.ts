/** The greeting for an hour of the day, 0 to 23. */
export function greetingFor(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < 5 || hour >= 19) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
