import type {Database} from '#server/db/database.ts';
import {isBusy} from '#server/http/busy.ts';
import type {Passwords} from '#server/modules/account/password/passwords.ts';
import {addUser, findUserByEmail, type NewUser, type User} from './user-store.ts';

/** What is needed to make people. */
export type PeopleParts = {readonly database: Database; readonly passwords: Passwords; readonly now: () => number};

/** A person to be there, with the password to begin with. */
export type WantedPerson = Omit<NewUser, 'passwordHash'> & {readonly password: string};

/** Finds a person by e-mail or adds them; one who is there keeps their own password and name. */
export async function ensurePerson(
  {database, passwords, now}: PeopleParts,
  {password, ...person}: WantedPerson,
): Promise<User> {
  const known = await findUserByEmail(database, person.email);
  if (known) return known;
  const passwordHash = await passwords.hash(password);
  if (isBusy(passwordHash)) throw new Error('ensurePerson: too many passwords are being hashed');
  const added = await addUser(database, {...person, passwordHash}, now());
  // Another node that starts at the same moment may have been quicker.
  const found = added ?? (await findUserByEmail(database, person.email));
  if (!found) throw new Error('ensurePerson: the person could not be added');
  return found;
}
