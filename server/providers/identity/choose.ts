import type {Database} from '#server/db/database.ts';
import type {ApiServer} from '#server/http/implement.ts';
import type {ProviderParts} from '#server/providers/http/vendor-client.ts';
import type {Sandbox} from '#server/providers/sandbox/sandbox.ts';
import type {IdentityConfig} from './config.ts';
import {createOpenIdConnect} from './google/adapter.ts';
import type {IdentityPort} from './port.ts';
import {createSandboxIdentity} from './sandbox/adapter.ts';
import type {Offered} from './sandbox/page-html.ts';
import {addSignInRoutes} from './sandbox/routes.ts';

/** Who vouches for people, and what it needs of the server. */
export type ChosenIdentity = {
  /** Undefined where nobody does, and the screens do not offer it. */
  readonly port: IdentityPort | undefined;
  /** Mounts what stands in for Google; nothing where it is Google, or nobody. */
  readonly addRoutes: (server: ApiServer) => void;
  readonly sandboxes: readonly Sandbox[];
};

/**
 * Google where it is configured, else the sandbox where one may stand in, else nobody. Source: D2, D3. Rules: ACC24, ACC36.
 *
 * @param people whom the sandbox offers, so that nobody has to type them: those of the demonstration.
 */
export function chooseIdentity(
  {google}: IdentityConfig,
  {database, now, log, people}: ProviderParts & {readonly database: Database; readonly people: readonly Offered[]},
): ChosenIdentity {
  if (google !== 'sandbox') {
    const port = google && createOpenIdConnect(google, {now, log});
    return {port, addRoutes: () => undefined, sandboxes: []};
  }
  const {port, sandbox} = createSandboxIdentity({database, now});
  return {port, addRoutes: (server) => addSignInRoutes(server, {database, now, people}), sandboxes: [sandbox]};
}
