import {z} from 'zod';
import {companies} from '#contract/companies/company.ts';
import {companyServices} from '#contract/companies/company-service.ts';
import {formations} from '#contract/companies/formation.ts';
import {defineEndpoint} from '#contract/kernel/endpoint.ts';
import {idSchema} from '#contract/kernel/ids.ts';
import {savedCardSchema} from '#contract/payments/saved-card.ts';
import {subscriptions} from './subscription.ts';

/** Whose it is. */
const personSchema = z.object({id: idSchema, name: z.string(), email: z.string()});

/** A company that somebody else owns, with what decides what it renews. */
const boughtSchema = z.object({
  company: companies.row.pick({id: true, name: true, type: true, state: true}),
  formation: formations.row.pick({kind: true, status: true, volume: true}),
  services: z.array(companyServices.row.pick({id: true, serviceId: true, count: true})),
  subscriptions: z.array(subscriptions.row),
});

const refusals = {'not-found': ['subscription.no-such-person']} as const;

/**
 * What another person pays for, to be read only: all of it for an admin, that of the companies that they manage for a manager. Whoever else asks is
 * answered as if there were no such person. Rules: SUB13, SUB14. Source: S6.05, D10.
 */
export const readAnothers = defineEndpoint({
  name: 'readAnothers',
  summary: 'Read what another person pays for',
  method: 'GET',
  path: '/api/v1/subscriptions',
  access: 'account',
  input: z.object({user: idSchema}),
  output: z.object({person: personSchema, companies: z.array(boughtSchema)}),
  failures: refusals,
  perMinute: 60,
});

/** A card of another person's. Its id would let it be charged, preferred or removed, so nobody else is told of it. */
export const anothersCardSchema = savedCardSchema.omit({cardId: true});

/** The saved cards of another person, to be read only, for whom {@link readAnothers} answers. Rules: PAY4, SUB13, SUB14. Source: S6.05, D10. */
export const readAnothersCards = defineEndpoint({
  name: 'readAnothersCards',
  summary: 'Read the saved cards of another person',
  method: 'GET',
  path: '/api/v1/payment-methods',
  access: 'account',
  input: z.object({user: idSchema}),
  output: z.object({person: personSchema, cards: z.array(anothersCardSchema)}),
  failures: {...refusals, 'provider-down': ['payment.provider-down']},
  perMinute: 60,
});
