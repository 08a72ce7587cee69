import type {SandboxToken} from '#contract/payments/sandbox-cards.ts';
import {sandboxGuests, stripeGuests, type Guests} from '#server/http/content-policy.ts';
import type {ApiServer} from '#server/http/implement.ts';
import type {ProviderParts} from '#server/providers/http/vendor-client.ts';
import type {Sandbox} from '#server/providers/sandbox/sandbox.ts';
import type {Database} from '#server/db/database.ts';
import type {PaymentsConfig} from './config.ts';
import type {PaymentsPort, PaymentsWebhook} from './port.ts';
import {createSandboxPayments} from './sandbox/adapter.ts';
import {confirmIntent} from './sandbox/intents.ts';
import {addSandboxRoutes} from './sandbox/routes.ts';
import type {SandboxParts} from './sandbox/sandbox-parts.ts';
import {createSandboxSigner} from './sandbox/webhook.ts';
import {createStripePayments} from './stripe/adapter.ts';
import {createStripeClient, stripePlace} from './stripe/client.ts';
import {createStripeWebhook} from './stripe/webhook.ts';

/** Who takes cards, what they tell us, and what the pages that pay need for it. */
export type ChosenPayments = {
  readonly port: PaymentsPort;
  readonly webhook: PaymentsWebhook;
  /** What may enter the pages that pay. Rule: PAY14. */
  readonly guests: Guests;
  /** Mounts what stands in for the provider; nothing where there is a real one. */
  readonly addRoutes: (server: ApiServer) => void;
  readonly sandboxes: readonly Sandbox[];
};

/** The sandbox, and a card for a payment that was begun: what the demonstration pays with. Source: D4. */
export function openDemoPayments(parts: SandboxParts): {
  readonly port: PaymentsPort;
  readonly giveCard: (clientSecret: string, card: SandboxToken) => Promise<void>;
} {
  const giveCard = async (clientSecret: string, card: SandboxToken) => {
    await confirmIntent(parts, {clientSecret, card});
  };
  return {port: createSandboxPayments(parts).port, giveCard};
}

/** Stripe where our account is configured, else the sandbox, which keeps what it is told in the database. Source: D2, D3. */
export function choosePayments(
  {stripe: account}: PaymentsConfig,
  {database, now, log}: ProviderParts & {readonly database: Database},
): ChosenPayments {
  if (account) {
    const client = createStripeClient(account.secretKey, stripePlace, log);
    const webhook = createStripeWebhook(client.stripe, account.webhookSecret);
    const port = createStripePayments(client, account.publishableKey);
    return {port, webhook, guests: stripeGuests, addRoutes: () => undefined, sandboxes: []};
  }
  const {port, sandbox} = createSandboxPayments({database, now});
  const signer = createSandboxSigner(database);
  const addRoutes = (server: ApiServer) => addSandboxRoutes(server, {database, now, signer, faults: sandbox});
  return {port, webhook: signer.webhook, guests: sandboxGuests, addRoutes, sandboxes: [sandbox]};
}
