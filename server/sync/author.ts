import type {Session} from '#server/http/session.ts';

/** Who wrote with a device of their own: a person, or an admin who acts as one. */
export type PersonAuthor = {readonly kind: 'person' | 'admin'; readonly userId: string};

/** Who wrote: somebody, the product itself, or one of its providers, by name. */
export type Author = PersonAuthor | {readonly kind: 'product'} | {readonly kind: 'provider'; readonly name: string};

/** Who a caller is as an author: an admin who acts as somebody is named as what they are. Rule: ADM6. */
export function authorOf({userId, acting}: Pick<Session, 'userId' | 'acting'>): PersonAuthor {
  return acting ? {kind: 'admin', userId: acting.adminId} : {kind: 'person', userId};
}
