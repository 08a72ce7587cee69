import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {seedDesk} from '#bench/stage/seed-desk.ts';
import {openPostgresProxy, type PostgresProxy} from '#tests/fakes/postgres-proxy.ts';
import {openFreshDatabase, type FreshDatabase} from '#tests/kits/fresh-database.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('./remind-node.ts', import.meta.url));
/** Two pages of companies, of whom many the day finds with something due. */
const companies = 1_000;
const nowMs = Date.now();

let fresh: FreshDatabase;
let proxy: PostgresProxy;
let throughProxy: string;
beforeAll(async () => {
  fresh = await openFreshDatabase();
  await seedDesk(fresh.database.$client, {companies, users: companies});
  const [, name = '', folder = ''] = /@\/(\w+)\?host=(.+)$/.exec(fresh.url) ?? [];
  proxy = await openPostgresProxy(join(decodeURIComponent(folder), '.s.PGSQL.5432'));
  throughProxy = `postgresql://faro@127.0.0.1:${proxy.port}/${name}`;
});
afterAll(async () => {
  await proxy.close();
  await fresh.close();
});

const countOf = async (query: string): Promise<number> => {
  const {rows} = await fresh.database.$client.query<{count: number}>(`select count(*) as count from ${query}`);
  return rows[0]?.count ?? 0;
};
const countMails = async () => countOf(`pgboss.job where name = 'mail'`);

/** A whole run in a process of its own. @returns how many reminders it gave. */
async function remind(): Promise<number> {
  const {stdout} = await run(process.execPath, [script, fresh.url, String(nowMs)]);
  return Number(stdout);
}

/** Starts a process, and kills it at a moment of its second page: after so many mails of it. */
async function killAfter(mails: number, moment: 'asked' | 'answered'): Promise<void> {
  const reached = Promise.withResolvers<void>();
  let pages = 0;
  let ordered = 0;
  proxy.decide = ({sql, moment: at}) => {
    if (at === 'asked' && sql.startsWith('insert into "given_reminders"')) pages += 1;
    if (pages < 2 || !/insert into \S*job/iu.test(sql) || at !== moment) return 'pass';
    ordered += 1;
    if (ordered <= mails) return 'pass';
    reached.resolve();
    return 'hold';
  };
  const child = spawn(process.execPath, [script, throughProxy, String(nowMs)], {stdio: 'ignore'});
  const ended = once(child, 'exit');
  await Promise.race([
    reached.promise,
    ended.then(() => {
      throw new Error('it came to its end before it was killed');
    }),
  ]);
  child.kill('SIGKILL');
  await ended;
}

test('[REM7] a process that is killed in the middle of a day leaves the rest to two others, and each mail is ordered once', async () => {
  await killAfter(20, 'asked');
  const first = await countMails();
  expect(first).toBeGreaterThan(0);
  await killAfter(3, 'answered');
  // The first page stands as it was written, and nothing of the second one.
  expect(await countMails()).toBeGreaterThanOrEqual(first);
  const given = await Promise.all([remind(), remind()]);
  expect(given[0] + given[1]).toBeGreaterThan(0);
  expect(await remind()).toBe(0);
  const mails = await countMails();
  const distinct = await countOf(`(select distinct data from pgboss.job where name = 'mail') as one`);
  // Whoever is blocked has the reminder and gets no mail of it.
  const owed = await countOf(`given_reminders join memberships on memberships.space_id = given_reminders.company_id
    join users on users.id = memberships.user_id and users.status = 'active'`);
  expect({mails, distinct}).toEqual({mails: owed, distinct: owed});
  expect(mails).toBeGreaterThan(first);
});
