/** Who wrote with a device of their own: a person, or an admin who acts as one. */
export type PersonAuthor = {readonly kind: 'person' | 'admin'; readonly userId: string};

/** Who wrote: somebody, the product itself, or one of its providers, by name. */
export type Author = PersonAuthor | {readonly kind: 'product'} | {readonly kind: 'provider'; readonly name: string};
