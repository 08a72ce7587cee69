import {createHmac, timingSafeEqual} from 'node:crypto';
import {z} from 'zod';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {VerifyWebhook} from '#server/providers/webhook.ts';

/** How long an event of this vendor is taken after it was signed. */
export const toleranceMs = 300_000;

const secret = 'whsec_of_the_tests';
const eventSchema = z.object({id: z.string(), type: z.string(), created: z.iso.datetime()});
const refused = fail('validation', 'request.malformed');

function sign(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Checks `bank-signature: t=<ms>,v1=<hex>`, an HMAC of time and bytes, as most vendors do. */
export const verifyHmac: VerifyWebhook = async ({rawBody, headers}, nowMs) => {
  const [, at = '', given = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['bank-signature'])) ?? [];
  const wanted = Buffer.from(sign(`${at}.${rawBody.toString()}`, secret));
  const isRight = given.length === wanted.length && timingSafeEqual(Buffer.from(given), wanted);
  if (!isRight || Math.abs(nowMs - Number(at)) > toleranceMs) return refused;
  const event = eventSchema.safeParse(JSON.parse(rawBody.toString()));
  if (!event.success) return refused;
  return succeed({eventId: event.data.id, type: event.data.type, saidAt: event.data.created});
};

/** A request as this vendor sends it; by another key it is forged. */
export function signHmac(
  event: {readonly eventId: string; readonly type: string},
  sentAtMs: number,
  key = secret,
): {payload: string; headers: Record<string, string>} {
  const payload = JSON.stringify({id: event.eventId, type: event.type, created: new Date(sentAtMs).toISOString()});
  const signature = `t=${sentAtMs},v1=${sign(`${sentAtMs}.${payload}`, key)}`;
  return {payload, headers: {'content-type': 'application/json', 'bank-signature': signature}};
}
