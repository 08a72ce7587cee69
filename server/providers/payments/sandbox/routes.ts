import {confirmSandboxIntent, readSandboxIntent} from '#contract/payments/sandbox-intent.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {implement, mountAll, type ApiServer} from '#server/http/implement.ts';
import {runJobs} from '#server/jobs/run-jobs.ts';
import type {Sandbox} from '#server/providers/sandbox/sandbox.ts';
import {addActionRoutes} from './action-routes.ts';
import {confirmIntent, readBySecret} from './intents.ts';
import type {SandboxParts} from './sandbox-parts.ts';
import {sendDueEvents} from './send-events.ts';
import {toShown} from './to-payment.ts';
import {sandboxName, type SandboxSigner} from './webhook.ts';

/** What the routes stand on. */
export type SandboxRouteParts = SandboxParts & {
  readonly signer: SandboxSigner;
  readonly faults: Sandbox<'down' | 'lost'>;
};

/** How often a node looks whether something is to be told. */
const lookEveryMs = 1_000;

const down = fail('provider-down', 'payment.provider-down');

const confirm = implement(confirmSandboxIntent, async ({faults, ...parts}: SandboxRouteParts, wanted) => {
  const fault = faults.takeFault();
  if (fault === 'down') return down;
  const found = await confirmIntent(parts, wanted);
  if (fault === 'lost') return down;
  return found.ok ? succeed(toShown(found.value)) : found;
});

const read = implement(readSandboxIntent, async (parts: SandboxRouteParts, {clientSecret}) => {
  const found = await readBySecret(parts, clientSecret);
  return found.ok ? succeed(toShown(found.value)) : found;
});

/** Mounts what a browser asks of the sandbox in place of Stripe, the bank's page, and the work of telling the webhook. Rules: PAY9–PAY12. */
export function addSandboxRoutes(server: ApiServer, parts: SandboxRouteParts): void {
  const {app} = server;
  mountAll(server, parts, [confirm, read]);
  addActionRoutes(server, parts);
  const deliver = async (payload: string, headers: Record<string, string>) => {
    const {statusCode} = await app.inject({method: 'POST', url: `/api/v1/webhooks/${sandboxName}`, payload, headers});
    return statusCode === 200;
  };
  const tell = () => sendDueEvents({...parts, deliver});
  runJobs(app, [{name: 'tell-sandbox-payments', everyMs: lookEveryMs, run: tell}], lookEveryMs);
}
