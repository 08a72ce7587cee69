/** The terms in force, by the day on which they were last changed: the same day as on their page. Rule: ORD5. */
export const termsVersion = '2026-11-20';
