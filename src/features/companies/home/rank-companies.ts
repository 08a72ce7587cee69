import {readActor} from '#contract/companies/turn.ts';
import {listNeeds} from './list-tasks.ts';
import type {HomeCompany} from './read-home.ts';
import {compareUrgency, heldUp, urgencyOf, type Urgency} from './urgency.ts';

/**
 * The companies by urgency: those that wait for the person, what is overdue or due first by its day and what has none the longest first; then
 * those that wait for somebody else, the longest first; then all others as they were. Rule: HOM4.
 *
 * @param today the civil day of the reader.
 */
export function rankCompanies(companies: readonly HomeCompany[], today: string): readonly HomeCompany[] {
  return companies
    .map((one) => ({one, urgency: urgencyOfCompany(one, today), since: one.formation?.statusSince ?? ''}))
    .toSorted((one, other) => compareUrgency(one.urgency, other.urgency) || compareWaits(one, other))
    .map(({one}) => one);
}

const others: Urgency = {rank: 4, day: null};
const last: Urgency = {rank: 5, day: null};

function urgencyOfCompany(one: HomeCompany, today: string): Urgency {
  const {company, formation} = one;
  if (company.dissolvedOn !== null) return last;
  const [need] = listNeeds(one, today);
  const actor = formation && readActor(formation);
  const isTurn = company.role === 'owner' && actor === 'owner';
  const turns = [...(need ? [urgencyOf(need, today)] : []), ...(isTurn ? [heldUp] : [])];
  return turns.toSorted(compareUrgency)[0] ?? (actor ? others : last);
}

type Waiting = {readonly urgency: Urgency; readonly since: string};

/** Who waits longer goes first, and who waits since nobody knows when last. */
function compareWaits(one: Waiting, other: Waiting): number {
  if (one.urgency.rank === last.rank || one.since === other.since) return 0;
  if (one.since === '' || other.since === '') return one.since === '' ? 1 : -1;
  return one.since < other.since ? -1 : 1;
}
