import {fitIn} from '#src/data/keeping/fit-in.ts';
import type {RowOf} from '#src/data/database/read-rows.ts';

/** A document of a company with the file that it is. */
export type KeptPaper = {
  readonly companyId: string;
  readonly document: Pick<RowOf<'companyDocuments'>, 'kind' | 'fileKey' | 'decision' | 'addedAt'>;
  readonly file: Pick<RowOf<'files'>, 'id' | 'name' | 'type' | 'sizeBytes' | 'sha256' | 'storedAt'>;
};

/** The most bytes of papers that are fetched beforehand: a quarter of what is kept of all files. */
export const mostPaperBytes = 50 * 1024 * 1024;

/** Kinds of which a company has several that are good: others, and the proof of each period. */
const several = new Set<string>(['other', 'renewal-proof']);

/**
 * The companies' own papers that are kept on a device beforehand, the newest first, as many as fit: of a kind of which one is good the last one. Papers of persons are
 * opened online only, and what was refused helps nobody. Pure. Rule: DOC19. Source: D46.
 */
export function choosePapers<Paper extends KeptPaper>(papers: readonly Paper[]): readonly Paper[] {
  const seen = new Set<string>();
  const fits = fitIn(mostPaperBytes);
  return papers
    .filter(
      ({document, file}) => document.fileKey === null && document.decision !== 'refused' && file.storedAt !== null,
    )
    .toSorted((one, other) => other.document.addedAt.localeCompare(one.document.addedAt))
    .filter(({companyId, document: {kind}, file}) => {
      const place = `${companyId} ${kind}`;
      const isOlder = !several.has(kind) && seen.has(place);
      seen.add(place);
      return !isOlder && fits(file.sizeBytes);
    });
}
