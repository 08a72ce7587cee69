import {createOpenIdConnect} from '#server/providers/identity/google/adapter.ts';
import {createSandboxIdentity} from '#server/providers/identity/sandbox/adapter.ts';
import {giveCode} from '#server/providers/identity/sandbox/codes.ts';
import {startOidcIssuer, type Spoiling} from '#tests/fakes/oidc-issuer.ts';
import {silentLog} from '#tests/fakes/silent-log.ts';
import {openFreshDatabase} from '#tests/kits/fresh-database.ts';
import {identityPortKit} from '#tests/kits/identity-port-kit.ts';

const now = () => Date.UTC(2026, 10, 23, 12);

identityPortKit('Google', async () => {
  const issuer = await startOidcIssuer(now);
  const client = {issuer: issuer.url, clientId: issuer.clientId, clientSecret: issuer.clientSecret};
  let claims: Record<string, unknown> = {};
  return {
    port: createOpenIdConnect(client, {now, log: silentLog}),
    confirm: async (address, {email, name}) => {
      const spoiling: Spoiling = {claims};
      claims = {};
      const who = {sub: `sub-${email}`, email, name, email_verified: true, hd: 'example.com'};
      return issuer.agree(address, who, spoiling).code;
    },
    fail: (fault) => {
      if (fault === 'unverified') claims = {email_verified: false};
      else if (fault === 'no-authority') claims = {hd: undefined};
      else issuer.failNext(fault);
    },
    close: issuer.close,
  };
});

identityPortKit('the sandbox', async () => {
  const {database, close} = await openFreshDatabase();
  const {port, sandbox} = createSandboxIdentity({database, now});
  return {
    port,
    confirm: async (address, person) => {
      const asked = new URL(address).searchParams;
      const [redirectUri = '', nonce = '', challenge = ''] = ['redirect_uri', 'nonce', 'code_challenge'].map(
        (part) => asked.get(part) ?? '',
      );
      return giveCode({database, now}, {...person, redirectUri, nonce, challenge});
    },
    fail: (fault) => sandbox.failNext(fault),
    close,
  };
});
