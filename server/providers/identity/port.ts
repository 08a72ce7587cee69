import type {Outcome} from '#contract/kernel/failure.ts';

/** Who somebody is, by the word of who vouches for them; checked. */
export type Identity = {
  /** Theirs for ever, whatever their e-mail becomes. */
  readonly subject: string;
  /** In lower case. */
  readonly email: string;
  /** Nobody else can have this e-mail. */
  readonly isEmailVerified: boolean;
  /** Whoever vouches gives out this address, so that it is theirs today; else it was only once shown to be. Rule: ACC39. */
  readonly isAuthority: boolean;
  /** Both fit to be kept, or empty where nothing that was said is a name. Rule: ACC3. */
  readonly firstName: string;
  readonly lastName: string;
};

/** What a browser is sent away with. */
export type Departure = {
  /** Comes back with the answer. */
  readonly state: string;
  /** Comes back within the signed answer. */
  readonly nonce: string;
  /** Kept here: whoever has the answer cannot use it without. Source: RFC 7636. */
  readonly verifier: string;
  readonly redirectUri: string;
  readonly language: string;
};

/** What the browser came back with, and what it was sent away with. */
export type Return = Pick<Departure, 'nonce' | 'verifier' | 'redirectUri'> & {readonly code: string};

type IdentityDown = {'provider-down': ['account.google-down']};

/** Somebody who vouches for people, by OpenID Connect. Source: D3, OpenID Connect Core 1.0. */
export type IdentityPort = {
  /** It stands in for Google: screens say so. Rule: ACC36. */
  readonly isSandbox: boolean;
  /** @returns where to send the browser, or `provider-down`. */
  readonly toAddress: (departure: Departure) => Promise<Outcome<string, IdentityDown>>;
  /** @returns who it is; `unauthorized` when anything about the answer is not right, `provider-down` when it could not be asked for. */
  readonly identify: (
    answer: Return,
  ) => Promise<Outcome<Identity, IdentityDown | {unauthorized: ['account.google-failed']}>>;
};
