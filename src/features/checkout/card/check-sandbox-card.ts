import {findSandboxCard} from '#contract/payments/sandbox-cards.ts';

/** What is typed into the sandbox's card field. Never kept, never sent. Rule: PAY9. */
export type TypedCard = {readonly number: string; readonly expiry: string; readonly cvc: string};

/** A field of it, and what is wrong there, as the key of a text. */
export type CardProblem = {
  readonly field: keyof TypedCard;
  readonly reason: 'cardNumberEmpty' | 'cardNumberNotTest' | 'cardExpiryWrong' | 'cardExpiryPast' | 'cardCvcWrong';
};

/** What keeps a card from being tried, in the order of its fields. `month` is `YYYY-MM`. Source: S3.19. */
export function checkSandboxCard({number, expiry, cvc}: TypedCard, month: string): CardProblem[] {
  const problems: CardProblem[] = [];
  if (!/\d/.test(number)) problems.push({field: 'number', reason: 'cardNumberEmpty'});
  else if (!findSandboxCard(number)) problems.push({field: 'number', reason: 'cardNumberNotTest'});
  const until = readExpiry(expiry);
  if (until === null) problems.push({field: 'expiry', reason: 'cardExpiryWrong'});
  else if (until < month) problems.push({field: 'expiry', reason: 'cardExpiryPast'});
  if (!/^\d{3,4}$/.test(cvc.trim())) problems.push({field: 'cvc', reason: 'cardCvcWrong'});
  return problems;
}

/** `11 / 29`, `11/2029` and `1129` as `2029-11`; null for anything else. */
function readExpiry(typed: string): string | null {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d\d)\s*$/.exec(typed) ?? [];
  return month === '' ? null : `20${year}-${month.padStart(2, '0')}`;
}

/** A whole number as it stands on a card, `4242 4242 4242 4242`; anything else as it was typed. */
export function groupNumber(typed: string): string {
  const digits = typed.replaceAll(/[ -]/g, '');
  if (!/^\d{12,19}$/.test(digits)) return typed;
  if (/^3[47]\d{13}$/.test(digits)) return `${digits.slice(0, 4)} ${digits.slice(4, 10)} ${digits.slice(10)}`;
  return digits.replaceAll(/\d{4}(?=\d)/g, '$& ');
}

/** A month and year as `11 / 29`; anything else as it was typed. */
export function spaceExpiry(typed: string): string {
  const until = readExpiry(typed);
  return until === null ? typed : `${until.slice(5)} / ${until.slice(2, 4)}`;
}
