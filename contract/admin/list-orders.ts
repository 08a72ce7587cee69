import {z} from 'zod';
import {orderKinds} from '#contract/catalogue/ids.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {listInput, listOutput, type ListShape} from '#contract/kernel/list.ts';
import {orderStates} from '#contract/orders/order-states.ts';

/** How orders are listed; `claim` is of those that are paid: whether somebody has the company. */
export const orderList = {
  orders: ['number', 'company', 'email', 'state', 'total', 'placedAt', 'paidAt'],
  filters: {state: orderStates, kind: orderKinds, claim: ['unclaimed', 'claimed']},
} as const satisfies ListShape;

/** One order as an admin sees it in the list. */
const listedOrderSchema = z.object({
  id: idSchema,
  number: z.string(),
  kind: z.enum(orderKinds),
  state: z.enum(orderStates),
  /** What the company is called, with its designator. */
  company: z.string(),
  /** Who ordered: the name and the e-mail that they gave. */
  person: z.string(),
  email: z.string(),
  /** In US cents. */
  totalCents: z.int(),
  /** Instants, ISO UTC. */
  placedAt: z.string(),
  paidAt: z.string().nullable(),
  /** Paid, and nobody has the company yet. Source: D43. */
  isUnclaimed: z.boolean(),
});

/** See {@link listedOrderSchema}. */
export type ListedOrder = z.infer<typeof listedOrderSchema>;

/** Orders of everybody, a page at a time. Rules: ADM1, ADM17. Source: D40, D43. */
export const listOrders = defineEndpoint({
  name: 'listOrders',
  summary: 'List orders',
  method: 'GET',
  path: '/api/v1/admin/orders',
  access: 'admin',
  input: listInput(orderList),
  output: listOutput(listedOrderSchema),
  failures: {},
});
