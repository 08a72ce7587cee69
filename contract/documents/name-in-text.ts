import type {Language} from '#contract/account/rules.ts';
import type {DocumentKind} from './kinds.ts';
import {documentWords} from './words.data.ts';

/** What kinds of documents are called within a sentence: `pasaporte`, but `IRS letter with the EIN`. Rule: DOC4. */
export function nameInText(kinds: Iterable<DocumentKind>, language: Language): string[] {
  return [...new Set(kinds)].map((kind) => {
    const name = documentWords[kind][language];
    return /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
  });
}
