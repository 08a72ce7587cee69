import {eq} from 'drizzle-orm';
import {readPhone} from '#contract/account/check-phone.ts';
import {changeProfile as endpoint} from '#contract/account/profile.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {inTransaction} from '#server/db/database.ts';
import {implement} from '#server/http/implement.ts';
import type {AccountParts} from '#server/modules/account/account-parts.ts';
import {showPerson} from './show-person.ts';
import {users} from '#server/modules/account/table.ts';
import type {User} from './user-store.ts';

/** Changes what is given of a person's profile. A new name comes to those they work with. Rules: ACC3, ACC20, COM4. */
export const changeProfile = implement(endpoint, async (parts: AccountParts, {phone: typed, ...rest}, {session}) => {
  const isPhone = typeof typed === 'string' && typed.trim() !== '';
  const phone = isPhone ? readPhone(typed) : null;
  if (isPhone && phone === null) return fail('validation', 'account.phone-invalid', {details: {field: 'phone'}});
  const user = await inTransaction(parts.database, async (tx) => {
    const isThem = eq(users.id, session.userId);
    const [before] = await tx.select().from(users).where(isThem).for('no key update');
    const [after] = await tx
      .update(users)
      .set({...rest, ...(typed === undefined ? {} : {phone})})
      .where(isThem)
      .returning();
    if (!before || !after) throw new Error('changeProfile: a session without its person');
    // Nobody's devices are woken by a new telephone.
    const renamed = {userId: after.id, name: nameOf(after)};
    const author = {kind: 'person', userId: after.id} as const;
    if (nameOf(before) !== renamed.name) await parts.renameMember(tx, renamed, author, parts.now());
    return after;
  });
  return succeed(await showPerson(parts, user, session.antiForgeryToken));
});

function nameOf({firstName, lastName}: User): string {
  return `${firstName} ${lastName}`;
}
