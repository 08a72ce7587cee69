const prefix = 'faro-outbox:';

/** What the browser is asked to remind of: one person's queue, so that nobody else's is ever touched. Source: D8. Rule: SWK2. */
export function tagOfPerson(userId: string): string {
  return prefix + userId;
}

/** Whose queue the browser reminds of; null for any other reminder. */
export function personOfTag(tag: string): string | null {
  return tag.startsWith(prefix) ? tag.slice(prefix.length) : null;
}

/** The channel on which a newer version tells the worker at work that it takes its place: it does not start before that one is idle. */
export const stopSending = 'faro-stop-sending';
