import type {IdentityConfig} from './config.ts';
import {createOpenIdConnect} from './google/adapter.ts';
import type {IdentityPort} from './port.ts';

/** Google where it is configured; nobody otherwise, and the screens then do not offer it. Source: D3. */
export function chooseIdentity({google}: IdentityConfig, now: () => number): IdentityPort | undefined {
  return google && createOpenIdConnect(google, now);
}
