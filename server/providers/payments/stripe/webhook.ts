import {Stripe} from 'stripe';
import type {z} from 'zod';
import {fail, succeed} from '#contract/kernel/failure.ts';
import type {PaymentsWebhook} from '#server/providers/payments/port.ts';
import type {VerifyWebhook, WebhookRequest} from '#server/providers/webhook.ts';
import {toId} from './translate.ts';
import {stripeEventSchema} from './wire.ts';

/** Stripe's own tolerance. */
const toleranceSeconds = 300;

/** What Stripe tells us: signed by HMAC-SHA256 of time and bytes. Rules: PAY8, WHK1. Source: docs.stripe.com/webhooks/signature. */
export function createStripeWebhook({webhooks}: Stripe, secret: string): PaymentsWebhook {
  const isSigned = ({rawBody, headers}: WebhookRequest, nowMs: number): boolean => {
    const signature = String(headers['stripe-signature'] ?? '');
    try {
      return webhooks.signature?.verifyHeader(rawBody, signature, secret, toleranceSeconds, undefined, nowMs) === true;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
      throw error;
    }
  };
  const verify: VerifyWebhook = async (request, nowMs) => {
    const event = isSigned(request, nowMs) ? readEvent(request.rawBody) : undefined;
    if (!event) return fail('validation', 'request.malformed');
    const saidMs = event.created === undefined ? nowMs : event.created * 1_000;
    return succeed({eventId: event.id, type: event.type, saidAt: new Date(saidMs).toISOString()});
  };
  return {provider: 'stripe', verify, findPaymentId};
}

function readEvent(rawBody: Buffer): z.infer<typeof stripeEventSchema> | undefined {
  try {
    return stripeEventSchema.safeParse(JSON.parse(rawBody.toString())).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function findPaymentId(rawBody: Buffer): string | undefined {
  const about = readEvent(rawBody)?.data?.object;
  const id = about?.object === 'payment_intent' ? about.id : toId(about?.payment_intent);
  return id === '' ? undefined : id;
}
