import {eventsPath} from '#contract/sync/pull-changes.ts';

/** A hint that a space has moved on to this version; the first ones on a line also name the epoch of the server's data. */
export type Poke = {readonly spaceId: string; readonly version: number; readonly epoch?: string};

/** A line on which the server says that there is news. Only a hint: nothing depends on it. */
export type PokeLine = {
  /** Opens the line, or opens it again where the server ended it; does nothing while it is open. */
  ensureOpen(): void;
  /** Whether the server is heard now; where nobody can tell, it is taken to be. */
  isOpen(): boolean;
  close(): void;
};

/**
 * Makes a line. Whenever it opens, it first hears the version of each space, so nothing is missed in between, and then `onReady`: the
 * server, which may have been away, answers. Source: SYN20.
 */
export type OpenPokeLine = (onPoke: (poke: Poke) => void, onReady: () => void) => PokeLine;

/** The line by server-sent events; the browser reconnects by itself after trouble with the network. */
export const eventPokeLine: OpenPokeLine = (onPoke, onReady) => {
  let source: EventSource | null = null;
  return {
    ensureOpen: () => {
      if (source && source.readyState !== EventSource.CLOSED) return;
      source = new EventSource(eventsPath);
      source.addEventListener('poke', ({data}) => {
        const poke = parsePoke(data);
        if (poke) onPoke(poke);
      });
      source.addEventListener('ready', () => onReady());
    },
    isOpen: () => source?.readyState === EventSource.OPEN,
    close: () => source?.close(),
  };
};

function parsePoke(data: unknown): Poke | null {
  if (typeof data !== 'string') return null;
  const poke: unknown = JSON.parse(data);
  if (typeof poke !== 'object' || poke === null || !('spaceId' in poke) || !('version' in poke)) return null;
  const {spaceId, version} = {spaceId: String(poke.spaceId), version: Number(poke.version)};
  return 'epoch' in poke ? {spaceId, version, epoch: String(poke.epoch)} : {spaceId, version};
}
