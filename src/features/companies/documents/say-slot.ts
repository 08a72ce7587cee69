import {refusalAdvice, refusalWords} from '#contract/documents/words.data.ts';
import {stateOfSlot} from '#contract/documents/list-slots.ts';
import type {Failure} from '#contract/kernel/failure.ts';
import {tellUpload} from '#sync/files/tell-upload.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import type {ShownDocument, ShownSlot} from './read-documents.ts';
import type {words} from './text/words.ts';

/** What saying takes. */
export type Said = {
  readonly text: Translate<typeof words>;
  readonly format: Format;
  readonly language: Language;
  readonly failureText: (failure: Failure) => string;
  /** The engine is sending now. */
  readonly isSending: boolean;
};

/** A place for a document in words: what is there, how it stands, and what to do about it. Rules: DOC4, DOC5. */
export function saySlot(slot: ShownSlot, said: Said): {state: string | null; lines: string[]; isWanting: boolean} {
  const {text} = said;
  const state = stateOfSlot(slot);
  const {current} = slot;
  const isWanting = state === 'missing' || state === 'refused';
  return {
    state: state === null ? null : text(`state.${state}`),
    isWanting,
    lines: [...(current ? [sayDocument(current, said)] : []), ...(current ? sayRefusal(current, said) : [])],
  };
}

function sayDocument(document: ShownDocument, said: Said): string {
  const {text, format} = said;
  const {name, sizeBytes, addedAt, deskName, bears} = document;
  const day = bears ? format.day(bears, 'medium') : format.dayOf(addedAt, 'medium');
  const from = (deskName ?? null) === null ? text('addedOn', {day}) : text('fromFaro', {day});
  const upload = sayUpload(document, said);
  return [name, format.bytes(sizeBytes), from, ...(upload === null ? [] : [upload])].join(' · ');
}

/** How the check of a document ended, or that it waits. */
export function sayFate({decision}: Pick<ShownDocument, 'decision'>, text: Said['text']): string {
  return text(`state.${decision ?? 'waiting'}`);
}

/** How much of a document has gone out, in percent; null where it is not being sent. */
export function readProgress({file, kept}: ShownDocument, isSending: boolean): number | null {
  if (kept === null || (file?.storedAt ?? null) !== null) return null;
  const told = tellUpload(kept, isSending);
  return told.state === 'sending' ? told.percent : null;
}

/** Where its bytes are; nothing of what the server has. */
function sayUpload({file, kept}: ShownDocument, {text, failureText, isSending}: Said): string | null {
  if ((file?.storedAt ?? null) !== null) return null;
  if (kept === null) return text('elsewhere');
  const told = tellUpload(kept, isSending);
  if (told.state === 'here') return text('here');
  if (told.state === 'sending') return text('sending', {percent: told.percent});
  return text(told.state === 'refused' ? 'uploadRefused' : 'uploadFailed', {reason: failureText(told.failure)});
}

function sayRefusal({decision, refusal, note}: ShownDocument, {language}: Said): string[] {
  if (decision !== 'refused' || !refusal) return [];
  return [`${refusalWords[refusal][language]}. ${refusalAdvice[refusal][language]}`, ...(note ? [note] : [])];
}
