import {useCallback, useEffect, useRef, useState} from 'react';
import {fail, type Failure, type Outcome} from '#contract/kernel/failure.ts';
import type {Order} from '#contract/orders/order.ts';
import {readOrder} from '#contract/orders/read-order.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {keepOrder, readKept, type KeptOrder} from '#src/data/formation/kept-order.ts';
import {forgetPayer, keepPayer, readPayer, type KeptPayer} from '#src/data/formation/kept-payer.ts';
import {preferLink, readSecret} from '#src/data/orders/secrets.ts';
import {isAwaited, readSituation} from './situation.ts';

/** How often is asked for what comes by itself. */
const pollMs = 2_000;

/** An order in the hands of its screen. */
export type OrderHold = KeptOrder & {
  readonly refusal: Failure | null;
  readonly isRead: boolean;
  /** What is kept on this device was looked at. */
  readonly isRecalled: boolean;
  /** What was typed beside the card as the page was opened; null where nothing was. */
  readonly payer: KeptPayer | null;
  /** Keeps what is typed there, for a page that is loaded anew. */
  readonly notePayer: (payer: KeptPayer) => Promise<void>;
  /** Asks the server where it is. Answers null where that could not be heard. */
  readonly read: () => Promise<Order | null>;
  /** Takes what an act has answered. */
  readonly take: (order: Order) => Promise<void>;
  /** Notes, before paying is asked for, that from now on nobody here knows. */
  readonly noteAsked: (isAsked: boolean) => Promise<void>;
};

type Held = Pick<OrderHold, 'order' | 'isAsked' | 'payer' | 'refusal' | 'isRead' | 'isRecalled'>;

/** What the server says by saying nothing. Rule: ORD4. */
const noSuchOrder = fail('not-found', 'order.unknown').failure;
const withoutNetwork = fail('offline', 'network.unreachable').failure;

const nothing: Held = {order: null, isAsked: false, payer: null, refusal: null, isRead: false, isRecalled: false};

/** The truth about an order: read on arriving, on coming back, and again and again while something is awaited. Rule: ORD16. Source: S4.11. */
export function useOrder(id: string): OrderHold {
  const database = useLocalDatabase();
  const isOnline = useOnline();
  const [held, setHeld] = useState<Held>(nothing);
  const newest = useRef(held);
  const change = useCallback((patch: Partial<Held>) => {
    newest.current = {...newest.current, ...patch};
    setHeld(newest.current);
  }, []);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const keep = useCallback(
    async (kept: KeptOrder) => {
      // A visitor's database closes with the screen; whoever comes back reads anew.
      if (isHere.current) await keepOrder(database, id, kept);
    },
    [database, id],
  );
  const take = useCallback(
    async (order: Order) => {
      // What is paid stays so, also where an answer from before is heard later. Rule: ORD1.
      if (newest.current.order?.state === 'paid' && order.state !== 'paid') return;
      change({order, isAsked: false, refusal: null, isRead: true});
      await keep({order, isAsked: false});
    },
    [keep, change],
  );
  const noteAsked = useCallback(
    async (isAsked: boolean) => {
      await keep({order: newest.current.order, isAsked});
      change({isAsked});
    },
    [keep, change],
  );
  const notePayer = useCallback(
    async (payer: KeptPayer) => {
      change({payer});
      await keepPayer(database, id, payer);
    },
    [database, id, change],
  );
  const read = useCallback(async () => {
    let answer = await ask(id);
    if (answer.ok && answer.value === null && (await preferLink(id))) answer = await ask(id);
    if (!answer.ok) {
      // It was paid, here or elsewhere: nothing is unknown any more.
      if (answer.failure.reason === 'order.claimed') {
        await noteAsked(false);
        if (isHere.current) await forgetPayer(database, id);
      }
      change({refusal: answer.failure, isRead: true});
      return null;
    }
    if (answer.value === null) change({refusal: noSuchOrder, isRead: true});
    else await take(answer.value);
    return answer.value;
  }, [database, id, take, noteAsked, change]);

  useEffect(() => {
    const begin = async () => {
      const [kept, payer] = await Promise.all([readKept(database, id), readPayer(database, id)]);
      if (!isHere.current) return;
      // Whatever is typed by now is newer.
      change({...kept, payer: newest.current.payer ?? payer, isRecalled: true});
      // Without a network it says why not; one that comes back is a reason to look again.
      if (isOnline) await read();
      else change({refusal: withoutNetwork, isRead: true});
    };
    begin().catch(reportError);
  }, [database, id, read, change, isOnline]);

  const situation = readSituation({...held, refusal: held.refusal, hasDraft: false});
  const awaits = isAwaited(situation);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') read().catch(reportError);
    };
    document.addEventListener('visibilitychange', look);
    const timer = awaits ? setInterval(look, pollMs) : undefined;
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [awaits, read]);

  return {...held, read, take, noteAsked, notePayer};
}

async function ask(id: string): Promise<Outcome<Order | null>> {
  const secret = await readSecret(id);
  return callServer(readOrder, {id, ...(secret === undefined ? {} : {secret})});
}
