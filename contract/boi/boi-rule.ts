/** What the federal law says of the BOI report, from a day on. */
export type BoiRule = {
  /** Its first day. */
  readonly from: string;
  /** Since when a company that a state formed owes nothing. */
  readonly exemptSince: string;
  /** Who was registered in a state before `exemptSince` had until this day. */
  readonly earlierDueDay: string;
  /** Days after the registration is effective, for who was registered since. */
  readonly days: number;
  readonly source: string;
  readonly article: string;
  readonly url: string;
  /** Whether days of companies formed abroad are those of an earlier rule, because those of this one were not read. */
  readonly areDaysEarlier: boolean;
  /** When the source was last checked. */
  readonly checkedOn: string;
};

/**
 * Every rule, the newest last; a new one is one more line. The law before the first one is of no use to anybody: it asked for reports that nobody
 * owes any more. The second is the final rule that the first one announced: that it took effect on its day and keeps what a state formed exempt is
 * quoted alike from document 2026-16576 by several who read it; its limited changes for companies formed abroad are quoted by nobody.
 * Rule: BOI4. Source: facts.md F5.
 */
const rules = [
  {
    from: '2025-03-26',
    exemptSince: '2025-03-26',
    earlierDueDay: '2025-04-25',
    days: 30,
    source: '90 FR 13688',
    article: '31 CFR 1010.380(c)(2)(xxiv)',
    url: 'https://www.govinfo.gov/content/pkg/FR-2025-03-26/html/2025-05199.htm',
    areDaysEarlier: false,
    checkedOn: '2026-11-23',
  },
  {
    from: '2026-08-14',
    exemptSince: '2025-03-26',
    earlierDueDay: '2025-04-25',
    days: 30,
    source: '91 FR 52508',
    article: '31 CFR 1010.380(c)(2)(xxiv)',
    url: 'https://www.govinfo.gov/content/pkg/FR-2026-08-14/pdf/2026-16576.pdf',
    areDaysEarlier: true,
    checkedOn: '2026-11-23',
  },
] as const satisfies readonly [BoiRule, ...BoiRule[]];

/** The rule in force on a day; before the first one, the first. Rule: BOI4. */
export function boiRuleOn(day: string, known: readonly [BoiRule, ...BoiRule[]] = rules): BoiRule {
  return known.findLast(({from}) => from <= day) ?? known[0];
}

/** The rule that begins on a day; undefined where none does. */
export function findBoiRule(from: string): BoiRule | undefined {
  return rules.find((rule) => rule.from === from);
}

/** States with a law of their own on owners, which nobody has checked for us: it is said, and not judged. Source: facts.md F5. */
export const statesWithOwnLaw: readonly string[] = ['NY'];
