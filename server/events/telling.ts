import type {Tell} from './event-log.ts';
import type {SecurityEvent} from './security-events.ts';

/**
 * Lets work tell events as it goes and writes them when it is done: what it did may still be taken back until then. Where it throws nobody knows what was done, so what
 * it told is written as unsure. Rule: EVT1.
 */
export async function telling<Result>(tell: Tell, work: (later: Tell) => Promise<Result>): Promise<Result> {
  const told: SecurityEvent[] = [];
  let isDone = false;
  try {
    const result = await work((event) => void told.push(event));
    isDone = true;
    return result;
  } finally {
    for (const event of told) tell(isDone ? event : {...event, isUnsure: true});
  }
}
