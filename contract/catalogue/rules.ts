/**
 * The price by the month of a plan whose yearly price saves a share of twelve months.
 *
 * @returns US cents, rounded half up. Rule: PLN1. Source: S9.04, D18.
 */
export function monthlyCents(yearlyCents: number, yearlySavingPercent: number): number {
  return Math.round((yearlyCents * 100) / (12 * (100 - yearlySavingPercent)));
}

/**
 * Tells whether residents of a country can have digital banking; a company they can have anywhere.
 *
 * @param country ISO 3166-1 alpha-2. Rule: ELG1. Source: S1.10.
 */
export function canHaveBanking(country: string, withoutBanking: readonly string[]): boolean {
  return !withoutBanking.includes(country);
}
