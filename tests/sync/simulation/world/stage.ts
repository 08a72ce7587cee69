import type {SimulatedDisk} from './simulated-disk.ts';
import type {SimulatedServer} from './simulated-server.ts';

/** What a run is played on: disks and a server in memory, or fake-indexeddb and PostgreSQL. */
export type Stage = {
  /** `note` hears of failures. */
  createDisk(note: (what: string) => void): SimulatedDisk;
  /** A server with two companies, both the first person's. */
  openServer(now: () => number, names: readonly string[]): Promise<OpenedServer>;
  /** Returns when everything that can go on without time passing has gone on. */
  readonly settle: () => Promise<void>;
  /** Whether bytes of files can be sent. */
  readonly takesFiles: boolean;
  /** To be called when the run is over. */
  readonly close: () => void;
};

/** A server, and the ids of those whom it knows. */
export type OpenedServer = {
  readonly server: SimulatedServer;
  readonly people: readonly string[];
  readonly spaces: readonly string[];
};
