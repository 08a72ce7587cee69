import type {CompanyDraft} from '#contract/formation/draft.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import type {DraftsText} from './text/es.ts';

/** What a draft is called: as its owner says, else as the company, else what it is for. */
export function nameDraft(
  {title, nameOne, kind}: Pick<CompanyDraft, 'title' | 'nameOne' | 'kind'>,
  text: Translate<DraftsText>,
): string {
  return title || nameOne.trim() || text(`untitled.${kind}`);
}
