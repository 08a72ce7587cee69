import {createEventLog} from '#server/events/event-log.ts';

/** A log of security events that nobody reads. */
export const unheardEvents = createEventLog({
  writeLine: () => undefined,
  nameNetwork: () => undefined,
  now: () => 0,
});
