import {mkdtemp, rm} from 'node:fs/promises';
import {loadavg, tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {connect} from '#server/db/connect.ts';
import {demoPassword, demoPeople} from '#server/demo/add-demo-data.ts';
import type {Line} from './kit/figure.ts';
import {followProcess} from './kit/processes.ts';
import {toTable} from './kit/report.ts';
import {formatMs, median, quantile} from './kit/statistics.ts';
import {makeProductServer} from './stage/product-server.ts';
import {seedDesk} from './stage/seed-desk.ts';

// `node bench/desk-lists.ts [--runs 60 --companies 10000 --users 25000 --port 3361]`: filter, sort and next page of the admins' lists, as the server answers them.
// Beside other work only its processor time says something: the server's own with its database's.

const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '60'},
    companies: {type: 'string', default: '10000'},
    users: {type: 'string', default: '25000'},
    port: {type: 'string', default: '3361'},
  },
});
const runs = Number(values.runs);
const limitMs = 30;

/** What is asked, by the list's address. */
const questions = [
  'users',
  'users?offset=200',
  'users?orderBy=name',
  'users?orderBy=email&orderDirection=desc&offset=24000',
  'users?orderBy=companies&orderDirection=desc',
  'users?status=blocked',
  'users?search=restrepo person12',
  'admin/companies',
  'admin/companies?offset=200',
  'admin/companies?acts=faro',
  'admin/companies?status=ObtainingEin&orderBy=since',
  'admin/companies?orderBy=name',
  'admin/companies?orderBy=owner&offset=5000',
  'admin/companies?search=studio 77 ríos',
  'admin/orders',
  'admin/orders?state=placed&orderBy=company',
  'admin/orders?orderBy=number&orderDirection=desc&offset=5000',
  'admin/orders?search=person123',
  'admin/work',
  'admin/work?due=overdue',
  'admin/work?kind=ask-ein&offset=500',
  'admin/work?kind=give-document',
  'admin/work?kind=finish-scan',
  'admin/work?kind=refused-payment',
  'admin/work?state=DE&orderBy=company',
  'admin/work?assigned=nobody&search=studio 77',
];

const dataDir = await mkdtemp(join(tmpdir(), 'faro-desk-'));
const server = makeProductServer({port: Number(values.port), dataDir, hasDemo: true});
await server.start();
const connection = await connect({databaseUrl: undefined, dataDir}, () => {});

/** Signs the demonstration's admin in. @returns their cookies. */
async function signIn(): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/login`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({email: demoPeople.admin.email, password: demoPassword}),
  });
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

async function measure(question: string, cookie: string): Promise<Line> {
  const times: number[] = [];
  let found = 0;
  const tree = followProcess(server.processId() ?? 0);
  const cpuBefore = tree.cpuMs();
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    const answer = await fetch(`${server.url}/api/v1/${question}`, {headers: {cookie}});
    const body = (await answer.json()) as {total?: number};
    times.push(performance.now() - started);
    if (body.total === undefined) throw new Error(`${question} answered ${answer.status}`);
    found = body.total;
  }
  const cpuMs = (tree.cpuMs() - cpuBefore) / runs;
  const p95 = quantile(times, 0.95);
  return {
    what: `\`${question}\`, ${found} rows match`,
    measured: `p95 ${formatMs(p95)} (median ${formatMs(median(times))}, CPU ${formatMs(cpuMs)})`,
    reference: '–',
    ratio: '–',
    limit: `${limitMs} ms p95`,
    ok: p95 <= limitMs,
  };
}

try {
  await seedDesk(connection.database.$client, {companies: Number(values.companies), users: Number(values.users)});
  const cookie = await signIn();
  const lines: Line[] = [];
  for (const question of questions) {
    await fetch(`${server.url}/api/v1/${question}`, {headers: {cookie}});
    lines.push(await measure(question, cookie));
  }
  const load = loadavg()
    .map((one) => one.toFixed(1))
    .join(', ');
  console.log(
    `${values.companies} companies, ${values.users} users; load of the machine ${load}; over HTTP.\n\n${toTable(lines)}`,
  );
  if (lines.some(({ok}) => !ok)) process.exitCode = 1;
} finally {
  await server.stop();
  await connection.close();
  await rm(dataDir, {recursive: true, force: true});
}
