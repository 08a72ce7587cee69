import {z} from 'zod';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {instantSchema} from '#contract/kernel/dates.ts';

/** Since when the caller's calendar has its address; null where there is none. The address itself is known to nobody any more. Rules: CAL1, CAL2. */
export const readCalendar = defineEndpoint({
  name: 'readCalendar',
  summary: 'Read whether your calendar has an address',
  method: 'GET',
  path: '/api/v1/calendar',
  access: 'account',
  input: z.object({}),
  output: z.object({madeAt: instantSchema.nullable()}),
  failures: {},
});

/** Makes a new address for the caller's calendar; one that was there is dead from now on. It is told once. Rules: CAL1, CAL2. */
export const renewCalendar = defineEndpoint({
  name: 'renewCalendar',
  summary: 'Make a new address for your calendar',
  method: 'POST',
  path: '/api/v1/calendar/renew',
  access: 'account',
  input: z.object({}),
  output: z.object({address: z.url(), madeAt: instantSchema}),
  failures: {},
  perMinute: 10,
});

/** Takes the address of the caller's calendar away; again, it changes nothing. Rule: CAL1. */
export const stopCalendar = defineEndpoint({
  name: 'stopCalendar',
  summary: 'Take the address of your calendar away',
  method: 'POST',
  path: '/api/v1/calendar/stop',
  access: 'account',
  input: z.object({}),
  output: z.object({}),
  failures: {},
  perMinute: 10,
});
