import {setTimeout as wait} from 'node:timers/promises';

/** Work counts for less the longer ago it was, after this time for a third; what is left of it is soon forgotten. */
const fadesMs = 5_000;
const forgottenMs = 1;
/** Whoever had this much of it, and more than anybody else, gives way. */
const aLotMs = 1_000;
/** Who had most is found anew after this time: with thousands of people not at each call. */
const foundAnewMs = 100;

/** What somebody's call came to: how much work it counts for, and the rest after it where they give way. */
export type Done = {readonly userId: string; readonly tookMs: number; readonly restMs: number};

/** Who of the people of a node works most at the moment. */
export type WorkNotes = {
  /** Whether others are here, and none of them had more than this one, who had a lot. */
  readonly hadMost: (userId: string) => boolean;
  /** Notes a call that is over, and leaves its place: at once, or after a rest where its person gives way. */
  readonly end: (done: Done, leave: () => void) => void;
};

type Spent = {readonly ms: number; readonly atMs: number};

/**
 * Notes how much work each person had of late, so that whoever has most of it gives way to the others, and only while there are others.
 *
 * @param now milliseconds of a clock that never goes back. Rule: WAY18.
 */
export function noteWork(now: () => number = () => performance.now()): WorkNotes {
  const people = new Map<string, Spent>();
  let found = {atMs: -Infinity, first: '', firstMs: 0, secondMs: 0};

  const left = ({ms, atMs}: Spent | undefined = {ms: 0, atMs: 0}): number => ms * Math.exp((atMs - now()) / fadesMs);
  const findAnew = (): void => {
    if (now() - found.atMs < foundAnewMs) return;
    found = {atMs: now(), first: '', firstMs: 0, secondMs: 0};
    for (const [id, spent] of people) {
      const ms = left(spent);
      if (ms < forgottenMs) people.delete(id);
      else if (ms > found.firstMs) found = {...found, first: id, firstMs: ms, secondMs: found.firstMs};
      else found.secondMs = Math.max(found.secondMs, ms);
    }
  };
  const hadMost = (userId: string): boolean => {
    const own = left(people.get(userId));
    if (own <= aLotMs) return false;
    findAnew();
    const others = found.first === userId ? found.secondMs : found.firstMs;
    return others > 0 && own > others;
  };
  return {
    hadMost,
    end: ({userId, tookMs, restMs}, leave) => {
      people.set(userId, {ms: tookMs + left(people.get(userId)), atMs: now()});
      if (hadMost(userId)) void wait(restMs, undefined, {ref: false}).then(leave);
      else leave();
    },
  };
}
