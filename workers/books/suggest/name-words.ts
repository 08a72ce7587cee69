import {plainWords} from '#workers/match-receipt/plain-words.data.ts';
import {bankWords, collectors} from './noise-words.data.ts';

/** Words of a text that tell who it is of, in their order. */
export type NameWords = {
  readonly words: readonly string[];
  /** The text has no such word: these are all its words, which many share who have nothing to do with each other. */
  readonly isGeneral: boolean;
};

/** Of a text with more words the rest is an address or a remark. */
const mostWords = 6;

/** A word with so many letters may have figures, such as "eleven7"; others with figures are references. */
const leastLetters = 4;
const mostFigures = 2;

const asterisk = 42;

/** Also halves of letters beyond the first plane. */
const otherLetter = /[\p{L}\p{M}\p{Cs}]/u;

/**
 * Reads the words of a folded text that tell who it is of: without figures, what banks write around names, and whoever collects for others.
 * Rule: SUG2.
 */
export function readNameWords(folded: string): NameWords {
  const words: string[] = [];
  const all: string[] = [];
  let start = -1;
  let figures = 0;
  for (let at = 0; at <= folded.length; at += 1) {
    const code = at < folded.length ? folded.charCodeAt(at) : 0;
    const isFigure = code >= 48 && code <= 57;
    if (isFigure || isLetter(code)) {
      if (start === -1) {
        start = at;
        figures = 0;
      }
      if (isFigure) figures += 1;
      continue;
    }
    if (start !== -1) {
      const word = folded.slice(start, at);
      start = -1;
      if (isWord(word, figures)) {
        all.push(word);
        if (!plainWords.has(word) && !bankWords.has(word)) words.push(word);
      }
    }
    // "paypal *spotify" is of Spotify, "sq *" of nobody.
    if (code === asterisk && words.length > 0 && words.every((word) => collectors.has(word))) words.length = 0;
  }
  const isGeneral = words.length === 0;
  const kept = isGeneral ? all : words;
  return {words: kept.slice(0, mostWords), isGeneral};
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code > 127 && otherLetter.test(String.fromCharCode(code)));
}

function isWord(word: string, figures: number): boolean {
  // The address of a page, cut short: `HTTPSGITHUB.C`.
  if (word.length < 2 || word.startsWith('http')) return false;
  return figures === 0 || (figures <= mostFigures && word.length - figures >= leastLetters);
}
