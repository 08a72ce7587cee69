import {sandboxCards, type SandboxCard, type SandboxToken} from '#contract/payments/sandbox-cards.ts';

/** How a card of the sandbox behaves. */
type Behaviour = {
  /** Why its bank declines. */
  readonly declines?: string;
  /** It declines payments only: it can be saved. */
  readonly canBeSaved?: true;
  /** Whether its bank wants to see the person. */
  readonly asks?: 'always' | 'until-saved';
  /** Its owner disputes what it paid. */
  readonly isDisputed?: true;
};

/** Source: docs.stripe.com/testing, November 2026. */
const behaviours: Readonly<Record<SandboxToken, Behaviour>> = {
  pm_sandbox_visa: {},
  pm_sandbox_mastercard: {},
  pm_sandbox_amex: {},
  pm_sandbox_declined: {declines: 'generic_decline'},
  pm_sandbox_no_funds: {declines: 'insufficient_funds'},
  pm_sandbox_stolen: {declines: 'stolen_card'},
  pm_sandbox_expired: {declines: 'expired_card'},
  pm_sandbox_wrong_cvc: {declines: 'incorrect_cvc'},
  pm_sandbox_processing_error: {declines: 'processing_error'},
  pm_sandbox_declined_later: {declines: 'generic_decline', canBeSaved: true},
  pm_sandbox_secure: {asks: 'always'},
  pm_sandbox_secure_always: {asks: 'always'},
  pm_sandbox_secure_once: {asks: 'until-saved'},
  pm_sandbox_secure_declined: {asks: 'always', declines: 'generic_decline'},
  pm_sandbox_disputed: {isDisputed: true},
};

/** A use of a card. */
export type CardUse = {
  readonly token: SandboxToken;
  readonly kind: 'payment' | 'saving';
  /** It was saved before, by whoever confirmed it then. */
  readonly isSaved: boolean;
  readonly isPersonThere: boolean;
  /** The person was seen by the bank for this use. */
  readonly isConfirmed: boolean;
};

/** The bank's answer; `ask` is its wish to see the person. */
export type Verdict = 'yes' | 'ask' | {readonly declineCode: string};

/** What the bank of a card says to a use of it. Rules: PAY2, PAY5. */
export function judgeCard({token, kind, isSaved, isPersonThere, isConfirmed}: CardUse): Verdict {
  const {declines, canBeSaved, asks} = behaviours[token];
  const mustAsk = asks === 'always' || (asks === 'until-saved' && !isSaved);
  if (mustAsk && !isConfirmed) return isPersonThere ? 'ask' : {declineCode: 'authentication_required'};
  if (declines === undefined || (canBeSaved && kind === 'saving')) return 'yes';
  return {declineCode: declines};
}

/** Tells whether what this card pays is disputed later. */
export function isDisputed(token: SandboxToken): boolean {
  return behaviours[token].isDisputed === true;
}

/** The card of a token; undefined where it is none. */
export function cardOfToken(token: string | null): SandboxCard | undefined {
  return sandboxCards.find((card) => card.token === token);
}
