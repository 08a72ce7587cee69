import {sql} from 'drizzle-orm';
import {listInvoices as endpoint, type invoiceList, type ListedInvoice} from '#contract/admin/list-invoices.ts';
import {invoices} from '#contract/invoices/invoice.ts';
import {byUuid, readList} from '#server/db/read-list.ts';
import {implement} from '#server/http/implement.ts';
import {toSnakeCase} from '#server/db/synced-columns.ts';
import type {AdminParts} from './admin-parts.ts';

// Every field of the row, by its own name.
const fields = Object.keys(invoices.row.shape).map(
  (field) => sql`${sql.identifier(toSnakeCase(field))} as ${sql.identifier(field)}`,
);

/** Lists invoices and credit notes of everybody. Rules: ADM1, INV13. */
export const listInvoices = implement(endpoint, async ({database}: AdminParts, input) =>
  readList<ListedInvoice, typeof invoiceList>(database, input, {
    columns: sql`${sql.join(fields, sql`, `)}, space_id as "companyId"`,
    from: sql`invoices`,
    where: input.kind === undefined ? sql`true` : sql`kind = ${input.kind}`,
    words: sql`lower(concat_ws(' ', number, credited_number, order_number, company, buyer_name, buyer_email))`,
    orders: {
      // The numbers of a year have four digits, or more.
      number: [sql`left(number, 8)`, sql`length(number)`, sql`number`],
      company: [sql`lower(company)`],
      email: [sql`lower(buyer_email)`],
      total: [sql`total_cents`],
      issuedOn: [sql`issued_on`, sql`paid_at`],
    },
    newest: sql`paid_at`,
    id: sql`id`,
    byIds: byUuid(sql`id`),
  }),
);
