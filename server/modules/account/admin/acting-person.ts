import {createHash} from 'node:crypto';
import type {Acting} from '#server/http/session.ts';
import type {User} from '#server/modules/account/person/user-store.ts';

/** An admin who acts as a user, until then. */
export function toActing(admin: Pick<User, 'id' | 'firstName' | 'lastName'>, userId: string, until: string): Acting {
  const adminName = `${admin.firstName} ${admin.lastName}`;
  return {adminId: admin.id, adminName, personId: idOfPair(admin.id, userId), until};
}

/** The id of an admin and a user together: always the same for the two, and no person's. A UUID of version 8. */
function idOfPair(adminId: string, userId: string): string {
  const hex = createHash('sha256').update(`acting ${adminId} ${userId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
