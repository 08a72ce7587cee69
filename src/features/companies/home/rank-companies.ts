import {readActor} from '#contract/companies/turn.ts';
import {waitsForPerson} from './list-tasks.ts';
import type {HomeCompany} from './read-home.ts';

/**
 * The companies by urgency: those that wait for the person, then those that wait for somebody else, each the longest first, then all others as they
 * were. Rule: HOM4.
 */
export function rankCompanies(companies: readonly HomeCompany[]): readonly HomeCompany[] {
  return companies.toSorted((one, other) => {
    const apart = rank(one) - rank(other);
    const [since, otherSince] = [one, other].map(({formation}) => formation?.statusSince ?? '');
    if (apart !== 0 || rank(one) === last || since === undefined || otherSince === undefined || since === otherSince)
      return apart;
    return since < otherSince ? -1 : 1;
  });
}

const last = 2;

function rank(one: HomeCompany): number {
  const {company, formation} = one;
  if (company.dissolvedOn !== null) return last;
  const actor = formation && readActor(formation);
  if ((company.role === 'owner' && actor === 'owner') || waitsForPerson(one)) return 0;
  return actor ? 1 : last;
}
