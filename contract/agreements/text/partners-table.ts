import type {AgreementPartner} from '#contract/agreements/answers.ts';
import {wholeBasisPoints} from '#contract/formation/shares.ts';
import type {NewSection} from './article.ts';
import {sayShare} from './say.ts';

/** Who owns the company and which part each has; the last line is the whole. Rule: AGR3. */
export function listPartners(
  partners: readonly AgreementPartner[],
  heads: {readonly partner: string; readonly share: string},
): NonNullable<NewSection['table']> {
  return {
    heads: [heads.partner, 'Address', heads.share],
    rows: partners.map(({name, address, shareBasisPoints}) => [name, address, sayShare(shareBasisPoints)]),
    total: ['Total', '', sayShare(wholeBasisPoints)],
  };
}
