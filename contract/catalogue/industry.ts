import {industryTitles} from './industry-titles.data.ts';

/**
 * Tells whether a code is one of the 1,012 of NAICS 2022. It brings all their titles along (14 kB compressed): a device loads it late.
 *
 * Rule: IND1. Source: D22, facts.md F8.
 */
export function isIndustryCode(code: string): boolean {
  return Object.hasOwn(industryTitles, code);
}

/** The official name of an industry, which is English, as forms want it; undefined for a code that is none. Rule: IND1. */
export function nameIndustry(code: string): string | undefined {
  return isIndustryCode(code) ? industryTitles[code] : undefined;
}
