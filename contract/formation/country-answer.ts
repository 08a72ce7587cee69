import {canHaveBanking} from '#contract/catalogue/rules.ts';
import type {OrderKind} from '#contract/catalogue/ids.ts';

/** What a resident of a country can have here. */
export type CountryAnswer = {
  /** A company in the United States, its books, taxes and mail. */
  readonly company: true;
  /** Virtual account, cards, transfers. */
  readonly banking: boolean;
  /** Cross Border Crypto is digital banking through and through: without it nothing is left of it. */
  readonly crypto: boolean;
};

/** What is available to residents of a country, to be told as soon as they name it. Rule: FRM15. Source: S1.10. */
export function readCountryAnswer(country: string, withoutBanking: readonly string[]): CountryAnswer {
  const banking = canHaveBanking(country, withoutBanking);
  return {company: true, banking, crypto: banking};
}

/** Whether what a draft is for can be had from a country; a company can from any. Rule: FRM15. */
export function isAvailableIn(kind: OrderKind, country: string, withoutBanking: readonly string[]): boolean {
  const answer = readCountryAnswer(country, withoutBanking);
  return kind === 'crypto' ? answer.crypto : answer.company;
}
