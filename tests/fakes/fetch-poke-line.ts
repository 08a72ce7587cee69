import {setTimeout as wait} from 'node:timers/promises';
import {eventsPath} from '#contract/sync/pull-changes.ts';
import type {OpenPokeLine} from '#sync/transport/listen-for-pokes.ts';

/** Until the server says otherwise. */
const firstReopenMs = 2_000;

/** The line of events as a browser holds it, for Node, which has none that carries cookies: opened again after it broke, when the server said. */
export function createFetchPokeLine(fetch: typeof globalThis.fetch, origin: string): OpenPokeLine {
  return (onPoke, onReady) => {
    const closing = new AbortController();
    let isHeld = false;
    let isHeard = false;
    let reopenMs = firstReopenMs;
    const hear = (message: string): void => {
      const {event, data = '', retry} = parseMessage(message);
      if (retry !== undefined) reopenMs = Number(retry);
      if (event === 'ready') onReady();
      if (event === 'poke') onPoke(JSON.parse(data) as Parameters<typeof onPoke>[0]);
    };
    const hold = async (): Promise<void> => {
      while (!closing.signal.aborted) {
        const answer = await fetch(origin + eventsPath, {signal: closing.signal}).catch(() => null);
        // Refused, as when the session has ended: a browser gives up too.
        if (answer && !answer.ok) break;
        isHeard = answer !== null;
        if (answer) await readMessages(answer, hear).catch(() => undefined);
        isHeard = false;
        await wait(reopenMs, undefined, {signal: closing.signal});
      }
      isHeld = false;
    };
    return {
      ensureOpen: () => {
        if (isHeld) return;
        isHeld = true;
        void hold().catch(() => (isHeld = false));
      },
      isOpen: () => isHeard,
      close: () => closing.abort(),
    };
  };
}

async function readMessages(answer: Response, hear: (message: string) => void): Promise<void> {
  let unread = '';
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const messages = (unread + part).split('\n\n');
    unread = messages.pop() ?? '';
    for (const message of messages) hear(message);
  }
}

function parseMessage(message: string): Partial<Record<string, string>> {
  return Object.fromEntries(
    message.split('\n').map((line) => {
      const [name = '', value = ''] = line.split(/: ?(.*)/s);
      return [name, value];
    }),
  );
}
