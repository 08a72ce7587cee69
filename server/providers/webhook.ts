import type {IncomingHttpHeaders} from 'node:http';
import type {Outcome} from '#contract/kernel/failure.ts';

/** What came to a webhook: the bytes as they were sent, since the signature is of these, and the headers. */
export type WebhookRequest = {readonly rawBody: Buffer; readonly headers: IncomingHttpHeaders};

/** What every event says of itself. */
export type EventHead = {
  /** The vendor's own id of it: the same each time it is sent. */
  readonly eventId: string;
  /** The vendor's word for what happened, such as `invoice.paid`. */
  readonly type: string;
  /** When, by the vendor's clock: an instant, ISO UTC. */
  readonly saidAt: string;
};

/**
 * Tells whether the vendor itself sent this, and lately; each vendor's `webhook.ts` has one.
 *
 * @param nowMs milliseconds since 1970.
 * @returns `validation` where signature, time or shape are not right; `provider-down` where the vendor's key cannot be read just now.
 */
export type VerifyWebhook = (
  request: WebhookRequest,
  nowMs: number,
) => Promise<Outcome<EventHead, 'validation' | 'provider-down'>>;
