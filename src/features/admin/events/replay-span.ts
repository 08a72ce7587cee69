import type {z} from 'zod';
import {replayProviderEvents} from '#contract/admin/provider-events.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import {callServer} from '#src/data/calls/server.ts';

/** All that one vendor told us from one day to another, both in it: civil days of this device. */
export type EventSpan = {readonly provider: string; readonly from: string; readonly to: string};

/** How far a span was replayed: how many events, and after which it goes on. */
export type Replayed = {readonly count: number; readonly next: Answer['next']};

type Answer = z.output<typeof replayProviderEvents.output>;

const dayMs = 86_400_000;

/**
 * Works once more on a span, part after part until none is left. Rule: WHK6.
 *
 * @param begun how far an earlier try came, where that was of the same span.
 * @param onPart hears how far it is.
 * @returns how many events there were in all.
 */
export async function replaySpan(
  {provider, from, to}: EventSpan,
  begun: Replayed | undefined,
  onPart: (replayed: Replayed) => void,
  signal: AbortSignal,
): Promise<Outcome<number>> {
  const span = {provider, from: beginOf(from).toISOString(), to: endOf(to).toISOString()};
  let {count, next} = begun ?? {count: 0, next: null};
  do {
    const answer = await callServer(replayProviderEvents, {...span, ...(next && {after: next})}, {signal});
    if (!answer.ok) return answer;
    count += answer.value.replayed;
    ({next} = answer.value);
    onPart({count, next});
  } while (next !== null);
  return succeed(count);
}

function beginOf(day: string): Date {
  return new Date(`${day}T00:00:00`);
}

/** A day may have 23 or 25 hours. */
function endOf(day: string): Date {
  const noonOfNext = new Date(beginOf(day).getTime() + 1.5 * dayMs);
  noonOfNext.setHours(0, 0, 0, 0);
  return new Date(noonOfNext.getTime() - 1);
}
