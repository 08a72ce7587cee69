import type {EventName, ToldAs} from './security-events.ts';

/** Writes a line of the log. */
export type TellLine = (level: ToldAs['level'], fields: Readonly<Record<string, unknown>>, says: string) => void;

/** What is the same within this time is told once, and counted. Rule: EVT4. */
const minuteMs = 60_000;

/** How many different ones of an event are listed in a minute: of what anybody can cause few, since nobody reads a flood. */
const mostListed = {try: 60, act: 1_000} as const;

/** What is new each time, and of tries also what the caller may make up: it makes nothing different. */
const passing = {try: ['reqId', 'sessionId', 'endedId', 'spaceId'], act: ['reqId', 'sessionId', 'endedId']} as const;

type Listed = {readonly fields: Record<string, unknown>; repeated: number};
type OfEvent = {readonly as: ToldAs; readonly listed: Map<string, Listed>; others: number};

/** Tells what is new, and counts what is not. */
export type Repeats = {
  readonly tell: (event: EventName, as: ToldAs, fields: Readonly<Record<string, unknown>>) => void;
  readonly endMinute: (isClosing?: boolean) => void;
};

/**
 * Bounds what is written and what is kept: of each event so many different ones in a minute, each told when it first happens and once more with its
 * count when the minute ends. What is beyond that is a number alone. Rule: EVT4.
 */
export function createRepeats(writeLine: TellLine, now: () => number): Repeats {
  let beganMs = 0;
  let events = new Map<EventName, OfEvent>();

  const endMinute = (isClosing = false): void => {
    const agoMs = now() - beganMs;
    // The clock may have been put back.
    if (!isClosing && agoMs >= 0 && agoMs < minuteMs) return;
    const over = events;
    events = new Map();
    for (const [event, {as, listed, others}] of over) {
      const end = (fields: Readonly<Record<string, unknown>>): void =>
        writeLine(as.level, {log: 'security', event, ...fields}, `${as.says}: and again within the minute`);
      for (const {fields, repeated} of listed.values()) if (repeated > 0) end({...fields, repeated});
      if (others > 0) end({others});
    }
  };
  return {
    endMinute,
    tell: (event, as, fields) => {
      endMinute();
      if (events.size === 0) beganMs = now();
      const ofEvent = events.get(event) ?? {as, listed: new Map<string, Listed>(), others: 0};
      events.set(event, ofEvent);
      const lasting = leaveOut(fields, passing[as.kind]);
      const key = JSON.stringify(lasting);
      const known = ofEvent.listed.get(key);
      if (known) known.repeated += 1;
      else if (ofEvent.listed.size >= mostListed[as.kind]) ofEvent.others += 1;
      else {
        ofEvent.listed.set(key, {fields: lasting, repeated: 0});
        writeLine(as.level, {log: 'security', event, ...fields}, as.says);
      }
    },
  };
}

function leaveOut(fields: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
