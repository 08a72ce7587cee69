import {listGivenUpMails} from '#contract/admin/given-up-mails.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement, mountAll, type ApiServer} from '#server/http/implement.ts';
import {listCompanies} from './list-companies.ts';
import type {AdminParts} from './admin-parts.ts';
import {listUsers} from './list-users.ts';
import {retryMail} from './retry-mail.ts';

/** Mounts the lists for admins, across what the modules keep: that is why they are here. */
export function addAdminRoutes(server: ApiServer, parts: AdminParts): void {
  mountAll(server, parts, [
    listUsers,
    listCompanies,
    implement(listGivenUpMails, async ({givenUpMails}: AdminParts, page) => {
      const {total, mails} = await givenUpMails.list(page);
      return succeed({total, rows: mails});
    }),
    retryMail,
  ]);
}
