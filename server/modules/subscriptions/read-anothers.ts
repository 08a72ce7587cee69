import {fail, succeed} from '#contract/kernel/failure.ts';
import {readAnothers as endpoint, readAnothersCards as cardsEndpoint} from '#contract/subscriptions/read-anothers.ts';
import {implement} from '#server/http/implement.ts';
import {findAnother} from './find-another.ts';
import {readBought} from './read-company.ts';
import type {SubscriptionsParts} from './subscriptions-parts.ts';

const nobody = fail('not-found', 'subscription.no-such-person');

/** Tells whom D10 allows it what another person pays for. Rules: SUB13, SUB14. */
export const readAnothers = implement(endpoint, async (parts: SubscriptionsParts, {user}, {session}) => {
  const another = await findAnother(parts, user, session);
  if (!another) return nobody;
  const {person, companyIds} = another;
  const bought = await Promise.all(companyIds.map(async (id) => readBought(parts.database, id)));
  return succeed({person, companies: bought.filter((one) => one !== undefined)});
});

/** Tells them which cards it is paid with. Rules: PAY4, SUB13, SUB14. */
export const readAnothersCards = implement(cardsEndpoint, async (parts: SubscriptionsParts, {user}, {session}) => {
  const another = await findAnother(parts, user, session);
  if (!another) return nobody;
  const listed = await parts.readCards(user);
  return listed.ok ? succeed({person: another.person, cards: listed.value.cards}) : listed;
});
