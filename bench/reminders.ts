import {mkdtemp, rm} from 'node:fs/promises';
import {loadavg, tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {sql} from 'drizzle-orm';
import {connect} from '#server/db/connect.ts';
import type {QueueMail} from '#server/mail/mail-order.ts';
import {findActive} from '#server/modules/account/person/user-store.ts';
import {remindDates} from '#server/modules/reminders/remind-dates.ts';
import type {Line} from './kit/figure.ts';
import {toTable} from './kit/report.ts';
import {formatMs} from './kit/statistics.ts';
import {seedDesk} from './stage/seed-desk.ts';

// `node bench/reminders.ts [--companies 50000]`: a day's reminders, each once, with two nodes and one that dies in the middle.

const {values} = parseArgs({options: {companies: {type: 'string', default: '50000'}}});
const companies = Number(values.companies);
const limitMs = 60_000;

const dataDir = await mkdtemp(join(tmpdir(), 'faro-reminders-'));
const connection = await connect({databaseUrl: undefined, dataDir}, () => {});
const {database} = connection;
const nowMs = Date.now();

/** Orders a mail in its transaction as the queue does, and dies at the given one. */
function openNode(diesAt = Number.POSITIVE_INFINITY) {
  let count = 0;
  const queueMail: QueueMail = async (tx, order) => {
    count += 1;
    if (count === diesAt) throw new Error('the node died');
    await tx.execute(sql`insert into bench_mails (what) values (${JSON.stringify(order)}::jsonb)`);
  };
  return {database, now: () => nowMs, queueMail, findActive};
}

async function countOf(query: string): Promise<number> {
  const {rows} = await database.$client.query<{count: number}>(query);
  return rows[0]?.count ?? 0;
}

try {
  await seedDesk(database.$client, {companies, users: companies});
  await database.$client.query('create table bench_mails (what jsonb not null)');
  const started = performance.now();
  // The first node dies; two go on at once, of which one leaves it to the other.
  const died = await remindDates(openNode(2_000)).then(
    () => false,
    () => true,
  );
  const atDeath = await countOf('select count(*) as count from bench_mails');
  await Promise.all([remindDates(openNode()), remindDates(openNode())]);
  const tookMs = performance.now() - started;
  const again = await remindDates(openNode());
  const mails = await countOf('select count(*) as count from bench_mails');
  const distinct = await countOf('select count(distinct what) as count from bench_mails');
  // Whoever is blocked has the reminder and gets no mail of it.
  const owed = await countOf(`select count(*) as count from given_reminders
    join memberships on memberships.space_id = given_reminders.company_id join users on users.id = memberships.user_id and users.status = 'active'`);
  const isOnce = died && mails === distinct && mails === owed && again === 0;
  const line: Line = {
    what: `reminders of a day, ${companies} companies, ${mails} mails, one node that dies at ${atDeath}, then two at once`,
    measured: `${formatMs(tookMs)}, ${mails - distinct} twice, ${owed - distinct} never`,
    reference: '–',
    ratio: '–',
    limit: `${formatMs(limitMs)}, each once`,
    ok: isOnce && tookMs <= limitMs,
  };
  console.log(
    `Load of the machine ${loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}.\n\n${toTable([line])}`,
  );
  if (!line.ok) process.exitCode = 1;
} finally {
  await connection.close();
  await rm(dataDir, {recursive: true, force: true});
}
