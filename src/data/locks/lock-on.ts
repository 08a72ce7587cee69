import {reasonWhenClosed} from '#contract/policy/services.ts';
import type {LockReason, Service} from '#contract/kernel/space.ts';
import type {MyCompany} from '#src/data/database/company.tsx';

/** Why something can be read only, and since which civil day. */
export type ShownLock = {readonly reason: LockReason | typeof reasonWhenClosed; readonly since: string};

/** Why a service of a company can be read only here, as the server last said; null where it can be worked in. Rules: POL9, SUB11, DIS9. */
export function lockOn(
  company: Pick<MyCompany, 'lock' | 'dissolvedOn'> | null | undefined,
  service: Service,
): ShownLock | null {
  if (company?.dissolvedOn) return {reason: reasonWhenClosed, since: company.dissolvedOn};
  const lock = company?.lock;
  return lock?.services.includes(service) ? lock : null;
}
