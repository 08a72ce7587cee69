/** What may come up by itself, the first that is due before the others. Source: S2.31, S2.32, S4.12. Rule: REM1. */
export const reminderKinds = ['new-company', 'declarations', 'renewals'] as const;

/** One of {@link reminderKinds}. */
export type ReminderKind = (typeof reminderKinds)[number];

/** The civil day on which each reminder was last put off, in the person's time zone (D31). */
export type PutOffDays = {readonly [Kind in ReminderKind]?: string};

/**
 * The one reminder to show now.
 *
 * @param due the kinds that have something to say, in any order.
 * @param today a civil day; a device whose clock went back shows a reminder again rather than never.
 * @returns null when there is none, or all that are due were put off today. Rules: REM1, REM2.
 */
export function chooseReminder(due: readonly ReminderKind[], putOff: PutOffDays, today: string): ReminderKind | null {
  return reminderKinds.find((kind) => due.includes(kind) && putOff[kind] !== today) ?? null;
}
