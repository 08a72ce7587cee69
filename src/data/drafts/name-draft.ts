import type {OrderKind} from '#contract/catalogue/ids.ts';
import {draftLengths} from '#contract/formation/company-draft.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';

/** What a draft is called: as its owner says, else as the company, else what it is for. */
export function nameDraft(
  {title, nameOne, kind}: Pick<CompanyDraft, 'title' | 'nameOne' | 'kind'>,
  text: (key: `untitled.${OrderKind}`) => string,
): string {
  return title || nameOne.trim() || text(`untitled.${kind}`);
}

/** What a copy is called; a long name is cut, so that it can be kept. */
export function nameCopy(title: string, text: (key: 'copyOf', values: {readonly title: string}) => string): string {
  const name = text('copyOf', {title});
  const tooMany = name.length - draftLengths.title;
  if (tooMany <= 0) return name;
  const cut = title
    .slice(0, -tooMany - 1)
    .toWellFormed()
    .trimEnd();
  return text('copyOf', {title: `${cut}…`});
}

/** A draft's name where its person gave it none, as far as it can be kept. */
export function nameAsCompany({nameOne}: Pick<CompanyDraft, 'nameOne'>): string {
  return nameOne.slice(0, draftLengths.title).toWellFormed().trim();
}

/** The name to keep where a person typed one: called as its company it follows it, whatever that is called later. */
export function titleToKeep(draft: Pick<CompanyDraft, 'nameOne'>, typed: string): string {
  return typed.trim() === nameAsCompany(draft) ? '' : typed.trim();
}
