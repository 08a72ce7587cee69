import type {CompanyStatus} from '#contract/companies/progress.ts';
import {toInstant, type Database} from '#server/db/database.ts';
import {makeId} from '#server/db/make-id.ts';
import type {OpenCall} from '#server/http/implement.ts';
import {moveCompany} from '#server/modules/companies/progress/move-company.ts';

const dayMs = 86_400_000;

/** The way of a company up to the sixth of its eight steps: how many days ago, to where, and what its owner reads. */
const way: readonly (readonly [daysAgo: number, to: CompanyStatus, note: string])[] = [
  [74, 'Start', ''],
  [61, 'RegisteredInState', 'Archivo 10142277.'],
  [59, 'ObtainingEin', 'Formulario SS-4 por fax.'],
  [10, 'ProvisionalEinLetterObtained', 'El original llega por correo.'],
  [10, 'ReadyForBankAccount', ''],
];

/** Moves a company of the demonstration along its steps, each at its own time, as an admin does. */
export async function moveDemoCompany(
  {database, now}: {readonly database: Database; readonly now: () => number},
  {companyId, adminId}: {readonly companyId: string; readonly adminId: string},
): Promise<void> {
  const session = {userId: adminId, firstName: 'Faro', lastName: '', acting: null};
  // Moving looks at who it is alone.
  const call = {session, request: {ip: '127.0.0.1', headers: {}}} as unknown as OpenCall;
  let seenMoveId: string | null = null;
  for (const [place, [daysAgo, toStatus, note]] of way.entries()) {
    // Two moves of one day come one after the other.
    const nowMs = now() - daysAgo * dayMs + place * 1_000;
    const id = makeId(nowMs);
    const parts = {
      database,
      now: () => nowMs,
      queueMail: async () => undefined,
      findReader: async () => undefined,
      openEin: async () => null,
      endCharges: async () => undefined,
      oweAgain: async () => undefined,
    };
    const day = toInstant(nowMs).slice(0, 10);
    const skipReason = toStatus === 'ReadyForBankAccount' ? 'formed-in-us' : null;
    const wish = {id, companyId, seenMoveId, toStatus, day, note, skipReason, ein: null, mails: false};
    const moved = await moveCompany.handle(parts, moveCompany.endpoint.input.parse(wish), call);
    if (!moved.ok) throw new Error(`the demo company was not moved: ${moved.failure.reason}`);
    seenMoveId = id;
  }
}
