import {addDays, addMonths} from '#contract/kernel/dates.ts';

/** How long before the day on which it is filed an election may take effect, and how long after. Source: Instructions for Form 8832, line 8. */
const [mostDaysBefore, mostMonthsAfter] = [75, 12];

/** The days from which an election that is filed today may take effect, both among them. Rule: ELC2. */
export function electionWindow(today: string): {readonly from: string; readonly to: string} {
  return {from: addDays(today, -mostDaysBefore), to: addMonths(today, mostMonthsAfter)};
}

/** What of an election is wrong; null where nothing is. Days are civil. Rule: ELC2. */
export function checkElection(
  {askedOn, effectiveOn}: {readonly askedOn: string; readonly effectiveOn: string},
  today: string,
): {readonly field: 'askedOn' | 'effectiveOn'; readonly reason: 'desk.asked-later' | 'desk.election-window'} | null {
  if (askedOn > today) return {field: 'askedOn', reason: 'desk.asked-later'};
  const {from, to} = electionWindow(today);
  return effectiveOn < from || effectiveOn > to ? {field: 'effectiveOn', reason: 'desk.election-window'} : null;
}
