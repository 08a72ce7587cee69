/**
 * What of a person's request goes beyond the rows that are theirs, and why it must: each is passed by name to `asService` or `asServiceIn`, once.
 * Whatever else a person needs of others' rows is said by a policy. Rule: TEN4.
 */
export const crossings = {
  'accept-invitation': 'who accepts has no part in the company until this is done',
  'add-company': 'a company is nobody’s until its first owner is written',
  'claim-order': 'an order that is claimed is nobody’s yet, nor is its company',
  'count-letters': 'what an e-mail was sent today is counted over all companies that invite it',
  'find-taken-id': 'an id may be another’s order, person or company: nothing of that is told but that it is taken',
  'last-seen': 'when people were here is in their sessions, of which an owner may know no more than that',
  'leave-company': 'who takes themselves out has no part in the company any more when that is noted in its history',
  'charge-payer': 'a payment that is under way may be with the card of another owner',
  'owners-cards': 'a manager may see how an owner’s cards end, and whether they are good',
  'own-audit': 'what admins did is one chain of all, of which a person reads the lines about what is theirs',
  'queue-work': 'what waits to be done is nobody’s, and is not read by who queues it',
} as const;

/** One of {@link crossings}. */
export type Crossing = keyof typeof crossings;
