import {foldText} from '#workers/books/data/fold-text.ts';
import {readNameWords} from './name-words.ts';

/** Longer names are addresses. */
const mostWords = 4;

/** A word of so few capitals that cannot be spoken is an abbreviation: AWS, but not SUR. */
const longestAbbreviation = 3;
const canBeSpoken = /[^aeiou][aeiou]/;

/** A bank's text as the name of whom it is of: without figures and what banks write around names, and not in capitals. Empty where nothing is left. Rule: SUG4. */
export function cleanName(text: string): string {
  const {words, isGeneral} = readNameWords(foldText(text));
  if (isGeneral) return '';
  const wanted = new Set(words.slice(0, mostWords));
  const kept: string[] = [];
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    if (wanted.delete(foldText(word))) kept.push(lowerCapitals(word));
  }
  return kept.join(' ');
}

function lowerCapitals(word: string): string {
  const isAbbreviation = word.length <= longestAbbreviation && !canBeSpoken.test(foldText(word));
  const isShouted = word === word.toUpperCase() && !isAbbreviation;
  const [first = '', ...rest] = isShouted ? word.toLowerCase() : word;
  return first.toUpperCase() + rest.join('');
}
