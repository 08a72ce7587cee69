import type {openingPurposes} from '#contract/sealing/list-openings.ts';
import type {Database} from '#server/db/database.ts';
import {CannotOpen, type Keyring} from './keyring.ts';
import {sealedOpenings} from './table.ts';
import {makeId} from '#server/db/make-id.ts';
import {toInstant} from '#server/db/database.ts';

/** Where a sealed value is, who opens it and why. */
export type WantedOpening = {
  readonly sealed: string;
  readonly spaceId: string;
  readonly rowId: string;
  readonly field: string;
  /** An admin, or whose it is; null: the product itself. */
  readonly adminId: string | null;
  readonly why: (typeof openingPurposes)[number];
};

/**
 * Opens a sealed value for one use in memory. It is noted, and the note is there for good, before anything is opened. Rule: SEA5.
 *
 * @returns null where it does not open: sealed for another place, changed, or to a key that is gone.
 */
export async function openSealed(
  {database, keyring, now}: {readonly database: Database; readonly keyring: Keyring; readonly now: () => number},
  {sealed, spaceId, rowId, field, adminId, why}: WantedOpening,
): Promise<string | null> {
  const id = makeId(now());
  const at = toInstant(now());
  await database.insert(sealedOpenings).values({id, at, adminId, spaceId, rowId, field, why});
  try {
    return await keyring.open(sealed, rowId, field);
  } catch (error) {
    if (error instanceof CannotOpen) return null;
    throw error;
  }
}
