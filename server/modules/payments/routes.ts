import {readPaymentProvider} from '#contract/payments/payment-provider.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement, mountAll, type ApiServer} from '#server/http/implement.ts';
import {beginSavingCard} from './cards/begin-saving-card.ts';
import {listCards} from './cards/list-cards.ts';
import {removeCard} from './cards/remove-card.ts';
import {setDefaultCard} from './cards/set-default-card.ts';
import type {CardsParts} from './payments-parts.ts';

const tellProvider = implement(readPaymentProvider, async ({port}: Pick<CardsParts, 'port'>) =>
  succeed(port.publicFacts()),
);

/** Mounts what a browser asks before it takes a card, and a person's saved cards. */
export function addPaymentsRoutes(server: ApiServer, parts: CardsParts): void {
  mountAll(server, parts, [tellProvider, listCards, beginSavingCard, setDefaultCard, removeCard]);
}
