import type {Config} from './config.ts';
import type {Database} from '#server/db/database.ts';
import type {ApiServer} from '#server/http/implement.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';
import {addAccountRoutes} from '#server/modules/account/routes.ts';
import type {Passwords} from '#server/modules/account/password/passwords.ts';
import {findCompanyIds, renameMember} from '#server/modules/companies/membership-store.ts';
import type {Keyring} from '#server/modules/sealing/keyring.ts';
import {sealSecrets} from '#server/modules/sealing/seal-secrets.ts';
import type {IdentityPort} from '#server/providers/identity/port.ts';

/** What the account is assembled from; `database` has connections of its own for it. */
type Given = {
  readonly config: Config;
  readonly database: Database;
  readonly now: () => number;
  readonly passwords: Passwords;
  readonly queueMail: QueueMail;
  readonly keyring: Keyring;
  readonly identity: IdentityPort | undefined;
};

/** Mounts the account with what other modules do for it. */
export function assembleAccount(server: ApiServer, {config, keyring, ...given}: Given): void {
  addAccountRoutes(server, {
    ...given,
    findCompanyIds,
    renameMember,
    limitsLogins: config.rateLimits,
    intercomSecret: config.intercomSecret,
    countryHeader: config.countryHeader,
    demandsFactor: config.demandsFactor,
    sessionLife: config.sessionLife,
    secrets: sealSecrets(keyring, 'totp'),
    taxIds: sealSecrets(keyring, 'countryTaxId'),
  });
}
