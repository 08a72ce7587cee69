import {eventsPath} from '#contract/sync/pull-changes.ts';

/** A hint that a space has moved on to this version. */
export type Poke = {readonly spaceId: string; readonly version: number};

/** A line on which the server says that there is news. Only a hint: nothing depends on it. */
export type PokeLine = {
  /** Opens the line, or opens it again where the server ended it; does nothing while it is open. */
  ensureOpen(): void;
  close(): void;
};

/** Makes a line. Whenever it opens, it first hears the version of each space, so nothing is missed in between. Source: SYN20. */
export type OpenPokeLine = (onPoke: (poke: Poke) => void) => PokeLine;

/** The line by server-sent events; the browser reconnects by itself after trouble with the network. */
export const eventPokeLine: OpenPokeLine = (onPoke) => {
  let source: EventSource | null = null;
  return {
    ensureOpen: () => {
      if (source && source.readyState !== EventSource.CLOSED) return;
      source = new EventSource(eventsPath);
      source.addEventListener('poke', ({data}) => {
        const poke = parsePoke(data);
        if (poke) onPoke(poke);
      });
    },
    close: () => source?.close(),
  };
};

function parsePoke(data: unknown): Poke | null {
  if (typeof data !== 'string') return null;
  const poke: unknown = JSON.parse(data);
  if (typeof poke !== 'object' || poke === null || !('spaceId' in poke) || !('version' in poke)) return null;
  return {spaceId: String(poke.spaceId), version: Number(poke.version)};
}
