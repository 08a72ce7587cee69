import type {CompanyStepRow} from '#contract/companies/company-step.ts';
import type {Transaction} from '#server/db/database.ts';
import type {ProgressParts} from './progress-parts.ts';
import {findOwners} from './progress-store.ts';

/** What the mail of a move names. */
type Moved = {readonly companyId: string; readonly company: string; readonly move: CompanyStepRow};

/** Tells every owner of a company of a move, each in their own language. Rule: PRG9. */
export async function mailMove(
  parts: ProgressParts,
  tx: Transaction,
  {companyId, company, move}: Moved,
): Promise<void> {
  const {kind: moveKind, toStatus, skipReason, day, note} = move;
  for (const {email, firstName, language} of await findOwners(parts, tx, companyId)) {
    const told = {moveKind, toStatus, skipReason, day, note};
    await parts.queueMail(tx, {
      kind: 'company-moved',
      to: email,
      language,
      firstName,
      company,
      ...told,
      path: `dashboard/company/${companyId}`,
    });
  }
}
