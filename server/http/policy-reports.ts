import type {FastifyInstance} from 'fastify';
import type {EventLog} from '#server/events/event-log.ts';
import {isRecord} from '#contract/kernel/is-record.ts';

/** Where browsers tell what the content policy kept them from. */
export const policyReportPath = '/api/v1/policy-reports';

/** Browsers send one report, or some in a list; each is far smaller. */
const maxBytes = 16_384;
const maxReports = 10;
/** What is broken is told by every page that is opened: a few lines of it are enough. */
const perMinute = 20;

/**
 * Mounts the address of reports, which anybody may send: they are logged and nothing else. In a scope of its own, since no other route may take
 * what a browser sends without asking. Rule: WAY6. Source: W3C, Content Security Policy Level 3, 5.5; Reporting API.
 */
export async function addPolicyReports(app: FastifyInstance, events: Pick<EventLog, 'of'>): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const types = ['application/csp-report', 'application/reports+json'];
    scope.addContentTypeParser(types, {parseAs: 'string', bodyLimit: maxBytes}, (_request, body, done) =>
      done(null, parse(String(body))),
    );
    scope.post(policyReportPath, {config: {rateLimit: {max: perMinute}}}, async (request, reply) => {
      for (const report of toReports(request.body).slice(0, maxReports))
        events.of(request)({event: 'policy.reported', ...report});
      return reply.code(204).send();
    });
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Anybody may send anything here.
    return null;
  }
}

type Report = {readonly directive: string; readonly page: string; readonly blocked: string};

/** Both shapes of a report: that of `report-uri`, and the list of `report-to`. */
function toReports(body: unknown): Report[] {
  const given = Array.isArray(body) ? body.map((one) => (isRecord(one) ? one['body'] : null)) : [body];
  return given.flatMap((one) => {
    if (!isRecord(one)) return [];
    const inner = isRecord(one['csp-report']) ? one['csp-report'] : one;
    const directive = toWord(
      inner['effectiveDirective'] ?? inner['effective-directive'] ?? inner['violated-directive'],
    );
    if (directive === '') return [];
    const page = toPlace(inner['documentURL'] ?? inner['document-uri'], 'path');
    return [{directive, page, blocked: toPlace(inner['blockedURL'] ?? inner['blocked-uri'], 'host')}];
  });
}

/** A directive's name, such as `script-src-elem`. */
function toWord(value: unknown): string {
  return typeof value === 'string' ? (/^[a-z-]{1,40}/.exec(value)?.[0] ?? '') : '';
}

/** Of an address what says nothing of a person: our page's path without ids, or another's host; words such as `inline` as they are. */
function toPlace(value: unknown, part: 'path' | 'host'): string {
  if (typeof value !== 'string') return '';
  if (/^[a-z-]{1,20}$/.test(value)) return value;
  if (!URL.canParse(value)) return '';
  const {pathname, host, protocol} = new URL(value);
  if (part === 'host') return (host || protocol).slice(0, 100);
  return pathname.replaceAll(/[0-9a-f-]{36}|[\w-]{32,}/g, ':id').slice(0, 200);
}
