import type {Service, SpaceLock} from '#contract/kernel/space.ts';
import type {MyCompany} from '#src/data/database/company.tsx';

/** Why a service of a company can be read only here, as the server last said; null where it can be worked in. Rules: POL9, SUB11. */
export function lockOn(company: Pick<MyCompany, 'lock'> | null | undefined, service: Service): SpaceLock | null {
  const lock = company?.lock;
  return lock?.services.includes(service) ? lock : null;
}
