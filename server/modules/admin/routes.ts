import {listDeadLetters} from '#contract/admin/dead-letters.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {implement, mountAll, type ApiServer} from '#server/http/implement.ts';
import {checkAudit} from './audit/check-audit.ts';
import {listAudit} from './audit/list-audit.ts';
import {listOwnAudit} from './audit/list-own-audit.ts';
import {listCompanies} from './list-companies.ts';
import type {AdminParts} from './admin-parts.ts';
import {listInvoices} from './list-invoices.ts';
import {listOrders} from './list-orders.ts';
import {listUsers} from './list-users.ts';
import {retryDeadLetter} from './retry-dead-letter.ts';

/** Mounts the lists for admins, across what the modules keep: that is why they are here. */
export function addAdminRoutes(server: ApiServer, parts: AdminParts): void {
  mountAll(server, parts, [
    listUsers,
    listCompanies,
    listOrders,
    listInvoices,
    implement(listDeadLetters, async ({deadLetters}: AdminParts, page) => succeed(await deadLetters.list(page))),
    retryDeadLetter,
    listAudit,
    checkAudit,
    listOwnAudit,
  ]);
}
