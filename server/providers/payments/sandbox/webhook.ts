import {createHmac, timingSafeEqual} from 'node:crypto';
import {z} from 'zod';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {Database} from '#server/db/database.ts';
import type {PaymentsWebhook} from '#server/providers/payments/port.ts';
import type {WebhookRequest} from '#server/providers/webhook.ts';
import {secrets} from './tables.ts';

/** The last part of the webhook's address. */
export const sandboxName = 'sandbox-payments';

const signatureHeader = 'sandbox-signature';
const toleranceMs = 300_000;
const refused = fail('validation', 'request.malformed');

const eventSchema = z.object({id: z.string(), type: z.string(), createdAt: z.iso.datetime(), intentId: z.string()});

/** What the sandbox says: where something changed, not what it is now. */
export type SandboxEvent = z.infer<typeof eventSchema>;

/** Signs and checks by the secret that lies in the database, the same for every node. Rules: PAY8, PAY12. */
export type SandboxSigner = {
  readonly sign: (event: SandboxEvent, nowMs: number) => Promise<{payload: string; headers: Record<string, string>}>;
  readonly webhook: PaymentsWebhook;
};

/** Makes the signer. */
export function createSandboxSigner(database: Database): SandboxSigner {
  const readSecret = async () => {
    const [row] = await database.select().from(secrets);
    if (!row) throw new Error('the sandbox has lost its secret');
    return row.secret;
  };
  const digest = async (text: string) =>
    createHmac('sha256', await readSecret())
      .update(text)
      .digest('hex');
  const isRight = async (wanted: string, given: string) => {
    const digested = Buffer.from(await digest(wanted));
    return given.length === digested.length && timingSafeEqual(Buffer.from(given), digested);
  };
  const verify = async ({rawBody, headers}: WebhookRequest, nowMs: number) => {
    const [, at = '', given = ''] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(String(headers[signatureHeader])) ?? [];
    if (!(await isRight(`${at}.${rawBody.toString()}`, given))) return refused;
    if (Math.abs(nowMs - Number(at)) > toleranceMs) return refused;
    const event = eventSchema.parse(JSON.parse(rawBody.toString()));
    return succeed({eventId: event.id, type: event.type, saidAt: event.createdAt});
  };
  return {
    sign: async (event, nowMs) => {
      const payload = JSON.stringify(event);
      const signature = `t=${nowMs},v1=${await digest(`${nowMs}.${payload}`)}`;
      return {payload, headers: {'content-type': 'application/json', [signatureHeader]: signature}};
    },
    webhook: {provider: sandboxName, verify, findPaymentId},
  };
}

function findPaymentId(rawBody: Buffer): string {
  return eventSchema.parse(JSON.parse(rawBody.toString())).intentId;
}
