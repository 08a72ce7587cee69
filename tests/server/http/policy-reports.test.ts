import {afterAll, beforeAll, expect, test} from 'vitest';
import {buildServer, type TestServer} from '#tests/kits/build-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer({RATE_LIMITS: 'on', CONTACT_EMAIL: 'hola@example.com'});
});
afterAll(() => server.close());

const id = '01a1f8d3-ea00-7c47-9872-db979a9ce7be';
const old = {
  'csp-report': {
    'document-uri': `https://app.example.com/es/dashboard/company/${id}?secret=1#x`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?person=ana@example.com',
    'script-sample': 'ana@example.com',
  },
};

const send = (payload: unknown, contentType: string) =>
  server.openDevice().request({
    method: 'POST',
    url: '/api/v1/policy-reports',
    headers: {'content-type': contentType},
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

const told = () => server.logLines.filter((line) => line.includes('content policy kept'));

test('[WAY6] reports in both shapes are logged by directive, page and host, and say nothing of a person', async () => {
  expect((await send(old, 'application/csp-report')).status).toBe(204);
  const body = {documentURL: 'https://app.example.com/es', effectiveDirective: 'style-src-attr', blockedURL: 'inline'};
  expect((await send([{type: 'csp-violation', body}], 'application/reports+json')).status).toBe(204);
  expect(told().map((line) => JSON.parse(line) as object)).toMatchObject([
    {directive: 'script-src-elem', page: '/es/dashboard/company/:id', blocked: 'evil.example'},
    {directive: 'style-src-attr', page: '/es', blocked: 'inline'},
  ]);
  expect(told().join('\n')).not.toMatch(/ana@|secret|x\.js/);
});

test('[WAY6] what is no report is answered alike, in another type it is refused, and of a flood few are taken', async () => {
  const before = told().length;
  for (const payload of ['{', '[]', '[1, null, {"body": 7}]', 'null', '{"csp-report": {"document-uri": 1}}'])
    expect((await send(payload, 'application/csp-report')).status).toBe(204);
  expect(told()).toHaveLength(before);
  expect((await send(old, 'application/json')).status).toBe(400);
  expect((await send('x'.repeat(20_000), 'application/csp-report')).status).toBe(413);
  const flood = server.openDevice();
  const statuses = [];
  for (let sent = 0; sent < 25; sent += 1)
    statuses.push(
      (
        await flood.request({
          method: 'POST',
          url: '/api/v1/policy-reports',
          headers: {'content-type': 'application/csp-report'},
          payload: JSON.stringify(old),
        })
      ).status,
    );
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  // No other route takes what a browser sends without asking.
  const elsewhere = await server.openDevice().request({
    method: 'POST',
    url: '/api/v1/login',
    headers: {'content-type': 'application/csp-report'},
    payload: '{}',
  });
  expect(elsewhere.status).toBe(400);
});

test('[WAY6] every page names where to report', async () => {
  const {headers} = await server.openDevice().request({method: 'GET', url: '/api/docs'});
  expect(headers['content-security-policy']).toContain('report-uri /api/v1/policy-reports; report-to policy');
  expect(headers['reporting-endpoints']).toBe('policy="/api/v1/policy-reports"');
});

test('[WAY5] security.txt names whom to tell, and is good for less than a year from now', async () => {
  const ask = async () => (await server.openDevice().request({method: 'GET', url: '/.well-known/security.txt'})).bytes;
  const text = (await ask()).toString();
  expect(text).toContain('Contact: mailto:hola@example.com\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires - server.clock.nowMs).toBe(180 * 24 * 3_600_000);
  server.clock.nowMs += 365 * 24 * 3_600_000;
  expect((await ask()).toString()).toContain('Expires: 2028-05');
});
