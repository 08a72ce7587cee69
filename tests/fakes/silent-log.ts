/** A log that nobody reads. */
export const silentLog = {error: () => undefined, info: () => undefined, debug: () => undefined};
