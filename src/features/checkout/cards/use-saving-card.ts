import {useState, type RefObject} from 'react';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {beginSavingCard} from '#contract/payments/begin-saving-card.ts';
import type {DeclineGroup} from '#contract/payments/decline-group.ts';
import {callServer} from '#src/data/calls/server.ts';
import {makeNow} from '#src/data/make-now.ts';
import type {SavedCards} from '#src/data/payments/use-saved-cards.ts';
import type {CardTaker} from '#src/features/checkout/card/card-taker.ts';
import type {HolderValues} from '#src/features/checkout/card/holder-fields.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';
import {findAdded, type AddedCard} from './judge-cards.ts';

/** Why a card was not saved, as far as anybody knows. */
export type SavingNote =
  | {readonly kind: 'declined'; readonly group: DeclineGroup}
  | {readonly kind: 'left' | 'unknown'};

/** What came of a try: the card, null where it is saved and the list cannot be read, or why it is not. */
export type Saved = {readonly added: AddedCard | null} | {readonly note: SavingNote};

/**
 * Saving a card: its provider is given it, and the list says whether it is there. Every try is for one saving. Rules: PAY1, PAY22.
 */
export function useSavingCard(saved: SavedCards, taker: RefObject<CardTaker | null>) {
  const language = useLanguage();
  const [id] = useState(() => makeNow().createId());
  return async ({holder, zip, country}: HolderValues): Promise<Outcome<Saved>> => {
    if ((await taker.current?.check()) !== true) return fail('validation', 'checkout:card');
    const begun = await callServer(beginSavingCard, {id, language});
    if (!begun.ok) return begun;
    const billing = {name: holder.trim(), zip: zip.trim(), country: country ?? ''};
    const given = (await taker.current?.give(begun.value.clientSecret, billing)) ?? ({kind: 'unknown'} as const);
    if (given.kind === 'declined') return succeed({note: {kind: 'declined', group: given.group}});
    if (given.kind === 'left') return succeed({note: {kind: 'left'}});
    const after = await saved.read();
    // Who could not read the list before cannot tell what is new in it.
    const before = saved.isMissing ? after : saved.cards;
    const added = after && findAdded(before ?? [], after);
    if (given.kind === 'done' || added) return succeed({added});
    return succeed({note: {kind: 'unknown'}});
  };
}
