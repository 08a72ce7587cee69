import {listCompanies as listCompaniesEndpoint} from '#contract/admin/list-companies.ts';
import {listGivenUpMails, retryMail as retryMailEndpoint} from '#contract/admin/given-up-mails.ts';
import {listUsers as listUsersEndpoint} from '#contract/admin/list-users.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement, type ApiServer} from '#server/http/implement.ts';
import {listCompanies} from './list-companies.ts';
import type {AdminParts} from './admin-parts.ts';
import {listUsers} from './list-users.ts';
import {retryMail} from './retry-mail.ts';

/** Mounts the lists for admins, across what the modules keep: that is why they are here. */
export function addAdminRoutes(server: ApiServer, parts: AdminParts): void {
  const {database, givenUpMails} = parts;
  implement(server, listUsersEndpoint, (input) => listUsers(database, input));
  implement(server, listCompaniesEndpoint, (input) => listCompanies(database, input));
  implement(server, listGivenUpMails, async (page) => succeed(await givenUpMails.list(page)));
  implement(server, retryMailEndpoint, (input, call) => retryMail(parts, input, call));
}
