import {stepWords} from '#contract/companies/move-words.data.ts';
import {stepsOf, type CompanyStatus} from '#contract/companies/progress.ts';
import type {FormationRow} from '#contract/companies/formation.ts';
import type {Language} from '#src/i18n/languages.ts';

/** What is known of where a company stands. */
type Standing = Pick<FormationRow, 'kind'> & {readonly status: CompanyStatus};

/** The place of a step on its company's way, from 1; 0 of one that is canceled. */
export function placeOf({kind, status}: Standing): number {
  return stepsOf(kind).findIndex((step) => step === status) + 1;
}

/** A step with its place: `3 · EIN solicitado al IRS`. */
export function sayStep(standing: Standing, language: Language): string {
  const place = placeOf(standing);
  const {title} = stepWords[standing.status][language];
  return place === 0 ? title : `${place} · ${title}`;
}
