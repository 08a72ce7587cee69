import type {Access} from '#contract/kernel/access.ts';

/**
 * Who may use the routes that are no endpoints: watching over the server, its own description, streams, bytes and the app's files.
 * A route that is neither an endpoint nor here fails a test. Rule: POL1.
 */
export const plainRoutes = {
  'GET /health': 'anyone',
  'GET /ready': 'anyone',
  'GET /api/docs': 'anyone',
  'GET /api/docs/json': 'anyone',
  // How a weakness is told, and what browsers tell of the content policy.
  'GET /.well-known/security.txt': 'anyone',
  'POST /api/v1/policy-reports': 'anyone',
  'GET /api/v1/sync/events': 'user',
  'PUT /api/v1/files/bytes': 'bytes',
  'GET /api/v1/files/bytes': 'bytes',
  'GET /': 'anyone',
  'GET /*': 'anyone',
  'POST /share-target': 'anyone',
  // Its address is a person's secret: calendars read their dates there. Rule: CAL2.
  'GET /api/v1/calendar/:file': 'anyone',
  // A vendor signs what it sends.
  'POST /api/v1/webhooks/:provider': 'anyone',
  // The bank's page of the sandbox, where it takes cards: its address is given to who pays, and nobody guesses it.
  'GET /sandbox/payments/style.css': 'anyone',
  'GET /sandbox/payments/done.js': 'anyone',
  'GET /sandbox/payments/:action': 'anyone',
  'POST /sandbox/payments/:action/:answer': 'anyone',
  // The sandbox's page in Google's place.
  'GET /sandbox/google': 'anyone',
  'GET /sandbox/google/style.css': 'anyone',
  'POST /sandbox/google/:answer': 'anyone',
  // In development, where they also ask that the caller sits at the machine itself.
  'GET /dev/mailbox': 'anyone',
  'GET /dev/mailbox/style.css': 'anyone',
  'GET /dev/mailbox/:name': 'anyone',
  'GET /dev/mailbox/:name/html': 'anyone',
  'GET /dev/sandbox': 'anyone',
  'GET /dev/sandbox/style.css': 'anyone',
  'POST /dev/sandbox/:name/:fault': 'anyone',
} as const satisfies Record<string, Access>;
