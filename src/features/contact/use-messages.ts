import {useEffect, useState} from 'react';
import {listContactMessages, type ContactMessage} from '#contract/contact/list-messages.ts';
import type {Failure} from '#contract/kernel/failure.ts';
import {callServer} from '#src/data/calls/server.ts';

/** The messages as far as they were read. */
export type Messages = {
  /** Undefined before the first page is here. */
  readonly messages: readonly ContactMessage[] | undefined;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly failure: Failure | null;
  /** How many the last press of "load more" brought; 0 before. */
  readonly addedCount: number;
};

const nothing: Messages = {messages: undefined, hasMore: false, isLoading: true, failure: null, addedCount: 0};

/** Reads the messages a page at a time, newest first. Leaving the screen gives it up. Rule: CTC6. */
export function useMessages(): Messages & {readonly readMore: () => void} {
  const [state, setState] = useState(nothing);
  const [page, setPage] = useState<{before?: string}>({});
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const answer = await callServer(listContactMessages, page, {signal: controller.signal});
      if (controller.signal.aborted) return;
      if (!answer.ok) return setState((last) => ({...last, isLoading: false, failure: answer.failure}));
      const {messages, hasMore} = answer.value;
      setState((last) => ({
        messages: page.before === undefined ? messages : [...(last.messages ?? []), ...messages],
        hasMore,
        isLoading: false,
        failure: null,
        addedCount: page.before === undefined ? 0 : messages.length,
      }));
    };
    ask().catch((error: unknown) => {
      // Whoever left wants no answer.
      if (!controller.signal.aborted) reportError(error);
    });
    return () => controller.abort();
  }, [page]);
  const readMore = () => {
    const before = state.messages?.at(-1)?.id;
    setState((last) => ({...last, isLoading: true, failure: null}));
    setPage(before === undefined ? {} : {before});
  };
  return {...state, readMore};
}
