import {mountAll, type ApiServer} from '#server/http/implement.ts';
import {askRenewalFee} from './ask-renewal-fee.ts';
import {markRenewal} from './mark-renewal.ts';
import {readRenewalSummary} from './read-renewal-summary.ts';
import type {RenewalsParts} from './renewals-parts.ts';

/** Mounts what people are told of their companies' renewals, and what they say of them. */
export function addRenewalsRoutes(server: ApiServer, parts: RenewalsParts): void {
  mountAll(server, parts, [readRenewalSummary, markRenewal, askRenewalFee]);
}
