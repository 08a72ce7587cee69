const prefix = 'faro-outbox:';

/** What the browser is asked to remind of: one person's queue, so that nobody else's is ever touched. Source: D8. Rule: SWK2. */
export function tagOfPerson(userId: string): string {
  return prefix + userId;
}

/** Whose queue the browser reminds of; null for any other reminder. */
export function personOfTag(tag: string): string | null {
  return tag.startsWith(prefix) ? tag.slice(prefix.length) : null;
}

/** What a page says to the worker at work when it needs it gone: a new version does not start before the old one is idle. */
export const stopSending = 'STOP_SENDING';
