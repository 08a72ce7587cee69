import type {OrderKind} from '#contract/catalogue/ids.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';

/** What a draft is called: as its owner says, else as the company, else what it is for. */
export function nameDraft(
  {title, nameOne, kind}: Pick<CompanyDraft, 'title' | 'nameOne' | 'kind'>,
  text: (key: `untitled.${OrderKind}`) => string,
): string {
  return title || nameOne.trim() || text(`untitled.${kind}`);
}
