import {useEffect, useState} from 'react';
import type {Outcome} from '#contract/kernel/failure.ts';
import {readTax, type TaxStart} from './tax-asks.ts';

/** The record as the server has it, asked for when the screen opens, when the connection is back, and on `askAgain`; undefined before the answer. */
export function useTaxStart(isOnline: boolean): {answer: Outcome<TaxStart> | undefined; askAgain: () => void} {
  const [answer, setAnswer] = useState<Outcome<TaxStart>>();
  // What could not be had is asked for again once there is a network. What is here stays: somebody may be typing.
  if (!isOnline && answer?.ok === false) setAnswer(undefined);
  const isWanted = answer === undefined && isOnline;
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const {signal} = controller;
    readTax(signal)
      .then((value) => {
        if (!signal.aborted) setAnswer(value);
      })
      .catch((error: unknown) => {
        if (!signal.aborted) reportError(error);
      });
    return () => controller.abort();
  }, [isWanted]);
  return {answer, askAgain: () => setAnswer(undefined)};
}
