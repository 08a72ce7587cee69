import type {ShownSlot} from './read-documents.ts';

/** What a place is known by, on the screen and where something is dropped. */
export function keyOf({kind, partnerId, from, current}: ShownSlot): string {
  return `${kind} ${partnerId ?? ''} ${from ?? current?.id ?? ''}`;
}

/** Whether a company's people cannot put a document in a place: Faro brings it, brought it, or it is a paper beside the others. Rule: DOC4. */
export function isFixedSlot({kind, from, current}: ShownSlot): boolean {
  return from === 'faro' || kind === 'other' || (current !== null && (current.deskName ?? null) !== null);
}
