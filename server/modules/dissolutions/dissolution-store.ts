import {and, eq} from 'drizzle-orm';
import {nextStepAt, readDissolution, type Dissolution} from '#contract/dissolutions/dissolution.ts';
import {plainStep, type DissolutionStepRow} from '#contract/dissolutions/dissolution-step.ts';
import {type Queryable, type Transaction} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import type {Author} from '#server/sync/author.ts';
import {writeSynced} from '#server/sync/write-synced.ts';
import {companies, dissolutionSteps, formations} from './table.ts';

/** A company with where its dissolution stands; undefined where there is none. */
export async function findDissolution(database: Queryable, companyId: string) {
  const [company] = await database
    .select()
    .from(companies)
    .where(and(eq(companies.spaceId, companyId), eq(companies.deleted, false)));
  if (!company) return undefined;
  const [formation = null] = await database
    .select()
    .from(formations)
    .where(and(eq(formations.spaceId, companyId), eq(formations.deleted, false)));
  const steps = await database
    .select()
    .from(dissolutionSteps)
    .where(and(eq(dissolutionSteps.spaceId, companyId), eq(dissolutionSteps.deleted, false)));
  return {company, formation, dissolution: readDissolution(steps)};
}

/** What a step says beside when it was written. */
type NewStep = Pick<DissolutionStepRow, 'kind' | 'by'> & Partial<DissolutionStepRow>;

type Stamp = {
  readonly companyId: string;
  readonly author: Author;
  readonly nowMs: number;
  /** What there was before it. */
  readonly after: Pick<Dissolution, 'lastAt'>;
};

/** A step as it is written now, after those that there are: of today, unless it says another day. */
export function makeStep(after: Pick<Dissolution, 'lastAt'>, step: NewStep, nowMs: number): DissolutionStepRow {
  const at = nextStepAt(after, nowMs);
  return {...plainStep, id: makeId(nowMs), day: at.slice(0, 10), at, ...step};
}

/** Writes a step of a company's dissolution. Rule: DIS6. */
export async function addStep(tx: Transaction, {companyId, author, nowMs, after}: Stamp, step: NewStep): Promise<void> {
  await writeSynced(tx, {spaceId: companyId, author, nowMs}, [
    {table: 'dissolutionSteps', create: [makeStep(after, step, nowMs)]},
  ]);
}
