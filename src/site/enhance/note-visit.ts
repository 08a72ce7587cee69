import {readAttribution} from '#contract/account/read-attribution.ts';
import {noteAttribution} from '#src/data/session/attribution.ts';
import {mayRemember} from './may-remember.ts';

/** Keeps where this visit comes from for whoever registers later, and tells the server, as the app does. Rule: ACC27. Source: S3.20, S7.21. */
export function noteVisit(): void {
  // The language links keep the address's query: that is no other visit.
  if (document.referrer.startsWith(`${location.origin}/`)) return;
  const visit = mayRemember() ? noteAttribution(location) : readAttribution(location.search, location.pathname);
  if (!visit) return;
  const headers = {'content-type': 'application/json'};
  // Who goes on at once is counted too; what could not be said is not said.
  fetch('/api/v1/attribution', {
    method: 'POST',
    headers,
    body: JSON.stringify(visit),
    keepalive: true,
    priority: 'low',
  }).catch(() => undefined);
}
