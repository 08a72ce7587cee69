import {createOpenIdConnect, type OpenIdClient} from './google/adapter.ts';
import type {IdentityPort} from './port.ts';

/** Google where it is configured; nobody otherwise, and the screens then do not offer it. Source: D3. */
export function chooseIdentity(google: OpenIdClient | undefined, now: () => number): IdentityPort | undefined {
  return google && createOpenIdConnect(google, now);
}
