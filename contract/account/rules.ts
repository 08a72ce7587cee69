/** The five demands on a password, in the order they are listed to people. Rule: ACC1. Source: S5.01. */
export const passwordRules = {
  length: (password: string) => [...password].length >= 8,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  symbol: (password: string) => /[!@#*?$]/.test(password),
} as const;

/** The name of one demand on a password. */
export type PasswordRule = keyof typeof passwordRules;

/** Longer passwords are refused: hashing a megabyte would be an attack on the server. */
export const maxPasswordLength = 200;

/** The demands a password does not meet; empty when it is good. */
export function unmetPasswordRules(password: string): PasswordRule[] {
  return (Object.keys(passwordRules) as PasswordRule[]).filter((rule) => !passwordRules[rule](password));
}

/** Why a password is easy to guess: many people use it, or it is made of the person's own words. Rule: ACC38. */
export const guessableReasons = ['account.password-common', 'account.password-own'] as const;

/** One of {@link guessableReasons}. */
export type GuessableReason = (typeof guessableReasons)[number];

/** The longest first or last name that is kept, in UTF-16 units. */
export const maxNameLength = 80;

/** A name of letters of any script with spaces, apostrophes, dots and hyphens, at least 1 letter. Rule: ACC3. Source: S5.04, decision 045, ux.md U7. */
export function isPersonName(name: string): boolean {
  return /^[\p{L}\p{M}][\p{L}\p{M} '’.-]*$/u.test(name) && /\p{L}/u.test(name);
}

/** The longest address there is. Source: RFC 5321, 4.5.3.1. */
const maxEmailLength = 254;

/**
 * Whether a text may be an e-mail: enough to catch a slip of the finger, and nothing that no mail can be sent to, as two addresses in one. Source: S5.02,
 * RFC 5321, 4.5.3.1.
 */
export function isPlausibleEmail(typed: string): boolean {
  const email = typed.trim();
  return (
    email.length <= maxEmailLength &&
    /^[^\s\p{C}@<>()[\],;:\\"]{1,64}@[^\s\p{C}@<>()[\],;:\\"]+\.[^\s\p{C}@<>()[\],;:\\"]{2,}$/u.test(email)
  );
}

/** The language of a person's screens and mails. Source: S9.01. */
export const languages = ['es', 'en', 'pt'] as const;

/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/** Why an account is blocked: its payment has run out, or an admin decided so. Source: S4.10. */
export const blockedReasons = ['payment-expired', 'by-admin'] as const;

/** One of {@link blockedReasons}. */
export type BlockedReason = (typeof blockedReasons)[number];

/** How long an admin may act as a user before signing in as them again. Source: D10. */
export const actingMinutes = 60;

/** How long a mailed code is good, in minutes. Rule: ACC14. */
export const codeMinutes = 10;

/** How long the link in the same mail is good, in minutes: longer than mails are held back, so that there is always a good one. Rule: ACC45. */
export const linkMinutes = 30;

/** How long one waits before asking for another code, in seconds. Rule: ACC14. */
export const codeWaitSeconds = 60;

/** How long a mailed temporary password is good, in days. Rule: ACC17. */
export const temporaryPasswordDays = 7;

/** The path below `/:lang` to which Google sends the browser back. Rule: ACC24. */
export const googleReturnPath = 'login/google';

/** How long a proof that it is the person counts as fresh, in milliseconds. Rule: FAC7. */
export const freshProofMs = 5 * 60_000;
