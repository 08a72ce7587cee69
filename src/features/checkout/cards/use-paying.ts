import {useRef, useState, type RefObject} from 'react';
import type {Failure, Outcome} from '#contract/kernel/failure.ts';
import type {DeclineGroup} from '#contract/payments/decline-group.ts';
import type {OwedPayment} from '#contract/subscriptions/pay-owed.ts';
import {useEngine} from '#src/data/database/engine.tsx';
import type {CardTaker} from '#src/features/checkout/card/card-taker.ts';

/** What is said of the last try. */
export type PayNote =
  | {readonly kind: 'declined'; readonly group: DeclineGroup}
  | {readonly kind: 'left' | 'processing'}
  | {readonly kind: 'refused'; readonly failure: Failure};

type Wanted<Card extends string | null> = {
  /** US cents, until the server says another sum. */
  readonly startCents: number;
  readonly taker: RefObject<CardTaker | null>;
  /** Asks the server for it, or where it is. */
  readonly call: (wish: {readonly savedCardId: Card; readonly seenCents: number}) => Promise<Outcome<OwedPayment>>;
};

/**
 * Pays with a saved card, through the bank's page where the bank wants that; what became of it says the server, which is asked
 * again after that page. Rules: SUB8, SUB12.
 *
 * @returns whether it was paid, from `pay`; a second press while it runs does nothing.
 */
export function usePaying<Card extends string | null>({startCents, taker, call}: Wanted<Card>) {
  const [isPaying, setPaying] = useState(false);
  const [note, setNote] = useState<PayNote | null>(null);
  const [newCents, setNewCents] = useState<number | null>(null);
  const cents = newCents ?? startCents;
  const isBusy = useRef(false);
  const engine = useEngine();
  const ask = async (savedCardId: Card) => {
    const answer = await call({savedCardId, seenCents: cents});
    if (answer.ok) return answer.value;
    const counted = answer.failure.details?.['cents'];
    if (typeof counted === 'number') setNewCents(counted);
    setNote({kind: 'refused', failure: answer.failure});
    return null;
  };
  const tell = async (payment: OwedPayment): Promise<boolean> => {
    if (payment.state === 'declined') setNote({kind: 'declined', group: payment.group});
    if (payment.state === 'bank') setNote({kind: 'left'});
    if (payment.state === 'processing') setNote({kind: 'processing'});
    await engine?.syncNow();
    return payment.state === 'paid';
  };
  const pay = async (savedCardId: Card): Promise<boolean> => {
    const begun = await ask(savedCardId);
    if (begun === null) return false;
    if (begun.state !== 'bank') return tell(begun);
    const ended = await taker.current?.goOn(begun.clientSecret);
    if (ended?.kind === 'declined') return tell({state: 'declined', group: ended.group});
    // Asked while the bank's page was left open, it would begin nothing new.
    const after = ended?.kind === 'left' ? begun : await ask(savedCardId);
    return after === null ? false : tell(after);
  };
  return {
    isPaying,
    note,
    cents,
    pay: async (savedCardId: Card): Promise<boolean> => {
      if (isBusy.current) return false;
      isBusy.current = true;
      setPaying(true);
      setNote(null);
      return pay(savedCardId).finally(() => {
        isBusy.current = false;
        setPaying(false);
      });
    },
  };
}
