import {z} from 'zod';
import {dutyKinds, serviceIds} from '#contract/catalogue/ids.ts';
import {boughtKinds, paperKinds} from '#contract/desk/work-kinds.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {civilDateSchema, instantSchema} from '#contract/kernel/dates.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {addressShape} from '#contract/mailing/forward-address.ts';
import {scanShape} from '#contract/mailing/mail-scan.ts';

const boughtSchema = z.object({
  id: idSchema,
  kind: z.enum(boughtKinds),
  companyId: idSchema,
  company: z.string(),
  /** The US state; null of a company abroad. */
  state: z.string().nullable(),
  what: z.enum([...dutyKinds, ...serviceIds, ...paperKinds, 'dissolution']),
  /** The year that names the period; null of a service. */
  period: z.int().nullable(),
  count: z.int(),
  /** When the state wants it; null of a service. */
  dueDay: civilDateSchema.nullable(),
  /** When it was paid, or asked for. */
  since: instantSchema,
  /** It was begun. */
  isBegun: z.boolean(),
  /** It is not done before something else of the company is: a dissolution alone. Rule: DIS8. */
  isBusy: z.boolean(),
  /** The number of the order that bought it, and what it cost in US cents; null where none has, or the company's own order did. */
  order: z.object({number: z.string(), cents: z.int()}).nullable(),
  /** Which piece of mail it is about, and where it goes; null of all else. */
  paper: z
    .object({
      sender: scanShape.sender,
      subject: scanShape.subject,
      type: scanShape.type,
      quantity: scanShape.quantity,
      pageCount: scanShape.pageCount,
      receivedOn: scanShape.receivedOn,
      to: z.object(addressShape),
    })
    .nullable(),
});

/** See {@link boughtSchema}. */
export type Bought = z.infer<typeof boughtSchema>;

/** Reads something that was bought, or whose fee is asked for, as long as it waits. `admin.no-such-bought`: it does not, or is another company's. Rule: BUY12. */
export const readBought = defineEndpoint({
  name: 'readBought',
  summary: 'Read what a company has bought and waits to be done',
  method: 'GET',
  path: '/api/v1/admin/bought',
  access: 'admin',
  input: z.object({id: idSchema, companyId: idSchema, kind: z.enum(boughtKinds)}),
  output: boughtSchema,
  failures: {'not-found': ['admin.no-such-bought']},
});
