import {fail, succeed} from '#contract/kernel/failure.ts';
import type {IdentityPort} from '#server/providers/identity/port.ts';
import {verifyToken} from '#server/providers/identity/verify-token.ts';
import {createSandbox, type Sandbox} from '#server/providers/sandbox/sandbox.ts';
import {takeCode, toChallenge, type SandboxParts} from './codes.ts';
import {sandboxClient, sandboxIssuer, signToken} from './sign-token.ts';

/** Where the page is on which a person says who they are. */
export const signInPath = '/sandbox/google';

/** `down`: not asked. `refused`: the code is worth nothing. The others are of what the token says. */
type IdentityFault = 'down' | 'refused' | 'unverified' | 'wrong-nonce' | 'no-authority';

const down = fail('provider-down', 'account.google-down');
const wrong = fail('unauthorized', 'account.google-failed');

/**
 * Makes what stands in for Google: it believes whoever says who they are on its page, and its answer is a signed token that is checked as
 * Google's is. What was confirmed and the key are in the database. Source: D2. Rules: ACC36, VEN5.
 */
export function createSandboxIdentity(parts: SandboxParts): {
  readonly port: IdentityPort;
  readonly sandbox: Sandbox<IdentityFault>;
} {
  const sandbox = createSandbox('google', ['down', 'refused', 'unverified', 'wrong-nonce', 'no-authority']);
  const port: IdentityPort = {
    isSandbox: true,
    toAddress: async ({redirectUri, state, nonce, verifier, language}) => {
      if (sandbox.takeFault(['down']) === 'down') return down;
      const asked = {redirect_uri: redirectUri, state, nonce, code_challenge: toChallenge(verifier), hl: language};
      return succeed(`${new URL(redirectUri).origin}${signInPath}?${new URLSearchParams(asked).toString()}`);
    },
    identify: async ({code, verifier, redirectUri, nonce}) => {
      const fault = sandbox.takeFault();
      if (fault === 'down') return down;
      const grant = await takeCode(parts, code);
      const isRight = grant?.redirectUri === redirectUri && grant.challenge === toChallenge(verifier);
      if (!grant || !isRight || fault === 'refused') return wrong;
      const {idToken, keys} = await signToken(parts, grant, fault);
      const us = {issuer: sandboxIssuer, clientId: sandboxClient};
      const identity = await verifyToken(us, keys, {idToken, nonce, now: parts.now});
      return identity === 'down' || identity === undefined ? wrong : succeed(identity);
    },
  };
  return {port, sandbox};
}
