/** The worker that sends and receives for one person. One per tab; of all tabs of a browser, one is at work. */
export type EngineApi = {
  /** Starts over another person, or again; the engine before it is stopped. Works offline and without a session. */
  start(userId: string): Promise<void>;
  /** Settles when nothing is at work any more, so that the database can be deleted. */
  stop(): Promise<void>;
  /** A person asks: any waiting is over, also that of another tab's engine where that one is at work. */
  syncNow(): Promise<void>;
  /** A person looks at the app again. */
  noteVisible(): Promise<void>;
  /** The network may be back. The page says it too: not every browser tells its workers each time. */
  noteOnline(): Promise<void>;
};
