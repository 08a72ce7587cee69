import {plainText, readEntities} from './plain-text.ts';

/** What is met in a file of tags, in its order: `text` is the text right behind an opening tag, without blanks around. */
export type Tag = {
  readonly kind: 'open' | 'close';
  /** In capitals, without the prefix of a namespace. */
  readonly name: string;
  /** What stands in the tag behind its name. */
  readonly attributes: string;
  readonly text: string;
  /** The line it stands on, counted from 1. */
  readonly line: number;
};

const newline = 10;
const rawStart = '<![CDATA[';

/**
 * Walks through the tags of XML, and of SGML whose leaves are never closed. Comments, instructions and document types are passed over: nothing they
 * declare is looked up. Time grows with the text, whatever is in it. Rule: IMP34.
 *
 * @param keepsBlanks texts are as they are written, as in workbooks, where words are parted.
 */
export function* scanTags(text: string, keepsBlanks = false): Generator<Tag> {
  let line = 1;
  let counted = 0;
  let at = nextTag(text, 0);
  while (at !== -1) {
    const close = endOfTag(text, at);
    if (close === -1) return;
    for (; counted < at; counted += 1) if (text.charCodeAt(counted) === newline) line += 1;
    const next = nextTag(text, close);
    const match = /^(\/?)(?:[\w.-]+:)?([\w.-]+)/.exec(text.slice(at + 1, Math.min(close - 1, at + 100)));
    if (match) {
      const inside = text.slice(at + 1 + match[0].length, close - 1);
      const name = (match[2] ?? '').toUpperCase();
      if (match[1] === '/') yield {kind: 'close', name, attributes: '', text: '', line};
      else {
        yield {kind: 'open', name, attributes: inside, text: textBehind(text, {from: close, next, keepsBlanks}), line};
        if (inside.endsWith('/')) yield {kind: 'close', name, attributes: '', text: '', line};
      }
    }
    at = next;
  }
}

/** The place of the next tag; a sign that begins none, as in `A < B`, is text. */
function nextTag(text: string, from: number): number {
  let at = text.indexOf('<', from);
  while (at !== -1 && !/[A-Za-z/!?]/.test(text.charAt(at + 1))) at = text.indexOf('<', at + 1);
  return at;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
  return at;
}

function textBehind(
  text: string,
  {from, next, keepsBlanks}: {readonly from: number; readonly next: number; readonly keepsBlanks: boolean},
): string {
  const raw = skipBlanks(text, from);
  if (text.startsWith(rawStart, raw)) {
    const end = text.indexOf(']]>', raw);
    const inside = text.slice(raw + rawStart.length, end === -1 ? text.length : end);
    return keepsBlanks ? inside : inside.replace(/\s+/g, ' ').trim();
  }
  const written = text.slice(from, next === -1 ? text.length : next);
  return keepsBlanks ? readEntities(written) : plainText(written);
}

/** The place behind a tag or what is passed over; -1 where it has no end. */
function endOfTag(text: string, open: number): number {
  if (text.startsWith('<!--', open)) return after(text.indexOf('-->', open + 4), 3);
  if (text.startsWith(rawStart, open)) return after(text.indexOf(']]>', open), 3);
  return after(text.indexOf('>', open), 1);
}

function after(found: number, length: number): number {
  return found === -1 ? -1 : found + length;
}
