/** Dexie tells developers when it opens a database a second time, which is what a failing disk is for. */
const advice = 'Dexie: Workaround for Chrome UnknownError on open()';

/** Runs something during which that is not written to the console. */
export async function withoutAdvice<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = console.warn;
  console.warn = (...parts: unknown[]) => {
    if (parts[0] !== advice) before(...parts);
  };
  try {
    return await work();
  } finally {
    console.warn = before;
  }
}
