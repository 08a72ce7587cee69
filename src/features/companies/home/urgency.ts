import {addDays} from '#contract/kernel/dates.ts';
import type {HomeTask} from './home-task.ts';

/** So near that it goes before what holds up an order, in days: a step of the reminders. */
const nearDays = 7;

/** How urgent something is: the lower, the sooner, and within one rank by its day. */
export type Urgency = {readonly rank: number; readonly day: string | null};

/** What holds up an order, and has no day. */
export const heldUp: Urgency = {rank: 2, day: null};

/** How urgent a task is: overdue, due within days, held up, or due later. Rules: HOM1, HOM4. */
export function urgencyOf(task: HomeTask, today: string): Urgency {
  const day = dayOf(task);
  if (day === null) return heldUp;
  // What could not be charged was due, also today.
  if (task.kind === 'charge' || day < today) return {rank: 0, day};
  return {rank: day <= addDays(today, nearDays) ? 1 : 3, day};
}

/** The more urgent first, by day where they have one. */
export function compareUrgency(one: Urgency, other: Urgency): number {
  if (one.rank !== other.rank) return one.rank - other.rank;
  if (one.day === null || other.day === null) return 0;
  return one.day < other.day ? -1 : Number(one.day > other.day);
}

/** The most urgent first; what is as urgent as another stays in its order. */
export function sortByUrgency(tasks: readonly HomeTask[], today: string): readonly HomeTask[] {
  return tasks.toSorted((one, other) => compareUrgency(urgencyOf(one, today), urgencyOf(other, today)));
}

function dayOf(task: HomeTask): string | null {
  if (task.kind === 'charge' || task.kind === 'card') return task.dueOn;
  return task.kind === 'renew' || task.kind === 'boi' ? task.dueDay : null;
}
