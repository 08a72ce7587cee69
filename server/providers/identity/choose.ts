import type {IdentityConfig} from './config.ts';
import {createOpenIdConnect} from './google/adapter.ts';
import type {IdentityPort} from './port.ts';
import type {ProviderParts} from '#server/providers/http/vendor-client.ts';

/** Google where it is configured; nobody otherwise, and the screens then do not offer it. Source: D3. */
export function chooseIdentity({google}: IdentityConfig, parts: ProviderParts): IdentityPort | undefined {
  return google && createOpenIdConnect(google, parts);
}
