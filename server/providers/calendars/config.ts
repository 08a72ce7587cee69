import {z} from 'zod';
import type {Language} from '#contract/account/rules.ts';

/** The part of a Calendly address after its host. */
const calendarSchema = z
  .string()
  .regex(/^[\w-]+(\/[\w-]+)*$/, {error: 'the part of a Calendly address after its host, such as faro/call'})
  .optional();

/** The variables of the calendars at Calendly. */
export const calendarVariables = {
  CALENDLY_ES: calendarSchema,
  CALENDLY_EN: calendarSchema,
  CALENDLY_PT: calendarSchema,
};

/** The calendars. Nothing is asked of them from here: the browser shows them. */
export type CalendarConfig = {
  /** The address where a call is agreed on, by language; none where undefined. Source: S9.13. */
  readonly calendars: Readonly<Record<Language, string | undefined>>;
};

/** Reads where calls are agreed on. */
export function readCalendarConfig(values: z.infer<z.ZodObject<typeof calendarVariables>>): CalendarConfig {
  const at = (place: string | undefined) => (place === undefined ? undefined : `https://calendly.com/${place}`);
  return {calendars: {es: at(values.CALENDLY_ES), en: at(values.CALENDLY_EN), pt: at(values.CALENDLY_PT)}};
}
