import type {Pool, PoolClient} from 'pg';

/** How many there are. */
export type DeskSize = {readonly companies: number; readonly users: number};

/** Whether a statement runs with the checks of the database, which ask for one transaction a row. */
const bare = 'set local session_replication_role = replica';

/**
 * Fills a database as the desk finds it one day: people, a company for each of the first of them, at all steps, with its order, plan and one in eight
 * payments that was not finished. The same rows each time but for their ids.
 */
export async function seedDesk(pool: Pool, {companies, users}: DeskSize): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(bare);
    for (const statement of statements)
      await client.query(
        statement,
        [companies, users].slice(0, statement.includes('$2') ? 2 : statement.includes('$1') ? 1 : 0),
      );
    await client.query('commit');
    await markSeenByAll(client);
  } finally {
    client.release();
  }
}

/** How often pages are looked at until each is marked; on a machine that does nothing else it is once. */
const mostVacuums = 100;

/**
 * Vacuums until nearly every page, and all but three of a small table, is marked as one that everybody sees. Without its marks an index alone answers nothing, and the planner reads the table. A page is passed over
 * while the commit of its rows may not be stored: PostgreSQL remembers that for 32 transactions together, so that one committed without waiting, of vacuum itself or
 * in a database beside this one, is enough. Whoever looks at the rows meanwhile keeps a page unmarked too.
 */
async function markSeenByAll(client: PoolClient): Promise<void> {
  await client.query('set synchronous_commit = on');
  try {
    for (let vacuums = 0; vacuums < mostVacuums; vacuums += 1) {
      await client.query('vacuum (analyze)');
      const {rows} = await client.query<{unmarked: boolean}>(unmarkedPages);
      if (rows[0]?.unmarked === false) return;
    }
    throw new Error('Many pages are still not marked as seen by all: who keeps a transaction open in this database?');
  } finally {
    await client.query('reset synchronous_commit');
  }
}

const unmarkedPages = `select exists (select from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relpages - relallvisible > greatest(3, relpages / 50)) as unmarked`;

const first = `(array['Ana','Bruno','Carla','Diego','Elena','Fabio','Gloria','Hugo'])[1 + n % 8]`;
const last = `(array['Restrepo','Silva','Núñez','Ortega','Paz','Quiroga','Ríos'])[1 + n % 7]`;
/** As ids are written: of version 4. */
const id = (kind: string) => `overlay(overlay(md5('${kind}' || n) placing '4' from 13) placing '8' from 17)::uuid`;
/** From 1 to 400 days ago. */
const at = `now() - (1 + n * 7919 % 400) * interval '1 day'`;
const iso = `to_char((${at}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const day = `to_char(${at}, 'YYYY-MM-DD')`;
const status = `(array['Start','RegisteredInState','ObtainingEin','ProvisionalEinLetterObtained','BoiReport','ReadyForBankAccount','BankAccountProcessing','Completed','Completed','Canceled'])[1 + n % 10]`;
const number = `'FA-' || to_char(${at}, 'YYYYMMDD') || '-' || n`;
const companyRows = 'generate_series(1, $1::int) as n';

const statements = [
  `insert into users (id, email, first_name, last_name, language, status, created_at)
    select ${id('user')}, 'person' || n || '@example.com', ${first}, ${last}, 'es', case when n % 50 = 0 then 'blocked' else 'active' end, ${at}
    from generate_series(1, $2::int) as n where $1::int > 0`,
  `insert into spaces (id, version, kind, services) select ${id('company')}, 1, 'company', '{company,accounting}' from ${companyRows}`,
  `insert into companies (space_id, id, name, type, origin, state, created_at, version)
    select ${id('company')}, ${id('company')}, ${last} || ' Studio ' || n || ' LLC', case when n % 9 = 0 then 'C-Corp' else 'LLC' end, 'owned',
      (array['WY','DE','FL','NM','TX'])[1 + n % 5], ${iso}, 1 from ${companyRows}`,
  `insert into memberships (space_id, id, user_id, role, name, email, version)
    select ${id('company')}, ${id('member')}, ${id('user')}, 'owner', ${first}, 'person' || n || '@example.com', 1 from ${companyRows}`,
  `insert into formations (space_id, id, order_number, kind, status, status_since, name_one, name_two, naics_code, industry_other, ordered_at,
      filed_on, constituted_on, version)
    select ${id('company')}, ${id('company')}, ${number}, 'create', ${status}, ${iso}, 'x', '', '', '', ${iso},
      case when n % 20 = 0 then ${day} end, ${day}, 1 from ${companyRows}`,
  `insert into subscriptions (space_id, id, plan_id, period, counted_from, paid_until, is_ending, version)
    select ${id('company')}, ${id('company')}, (array['standard','professional','enterprise'])[1 + n % 3], 'year', ${day}, ${day}, false, 1 from ${companyRows}`,
  `insert into orders (id, number, kind, state, user_id, email, language, draft, partners, lines, today_cents, renewals, placed_at, expires_at, paid_at, company_id)
    select ${id('order')}, ${number}, 'create', 'paid', ${id('user')}, 'person' || n || '@example.com', 'es',
      jsonb_build_object('nameOne', ${last} || ' Studio ' || n, 'designator', 'LLC', 'firstName', ${first}, 'lastName', ${last}, 'state', 'WY'),
      '[]', '[]', 29900, '[]', ${at}, ${at} + interval '30 days', ${at}, ${id('company')} from ${companyRows}`,
  `insert into orders (id, number, kind, state, email, language, draft, partners, lines, today_cents, renewals, placed_at, expires_at)
    select ${id('unpaid')}, 'FB-' || to_char(${at}, 'YYYYMMDD') || '-' || n, 'create', 'placed', 'person' || n || '@example.com', 'es',
      jsonb_build_object('nameOne', 'Unpaid ' || n, 'designator', 'LLC', 'firstName', ${first}, 'lastName', ${last}, 'state', 'WY'),
      '[]', '[]', 29900, '[]', ${at}, now() + interval '30 days' from generate_series(1, $1::int / 8) as n`,
  `insert into order_payments (payment_id, vendor, order_id, begun_at)
    select 'pi_' || n, 'sandbox', ${id('unpaid')}, ${at} from generate_series(1, $1::int / 8) as n`,
  `insert into order_payments (payment_id, vendor, order_id, begun_at, refused_at, refused_for)
    select 'pr_' || n, 'sandbox', ${id('bought')}, ${at}, ${at}, 'funds' from generate_series(1, $1::int / 100) as n`,
  // One in a hundred companies could not pay what it wanted, one in forty lacks its papers, and one scan in two hundred broke off.
  `insert into orders (id, number, kind, state, user_id, email, language, purchase, lines, today_cents, renewals, placed_at, expires_at, company_id)
    select ${id('bought')}, 'FC-' || to_char(${at}, 'YYYYMMDD') || '-' || n, 'services', 'placed', ${id('user')}, 'person' || n || '@example.com', 'es',
      jsonb_build_object('wish', jsonb_build_object('kind', 'services', 'n', n), 'company', 'Studio'), '[]', 9900, '[]', ${at}, now() + interval '30 days', ${id('company')}
    from generate_series(1, $1::int / 100) as n`,
  ...['articles', 'ein-letter'].flatMap((kind) => [
    `insert into files (space_id, id, kind, name, type, size_bytes, sha256, created_at, created_by, stored_at, version)
      select ${id('company')}, ${id(`file-${kind}`)}, 'paper', '${kind}.pdf', 'application/pdf', 1000, md5('${kind}' || n), ${iso}, ${id('user')}, ${iso}, 1
      from ${companyRows} where n % 40 <> 0`,
    `insert into company_documents (space_id, id, kind, file_id, name, type, size_bytes, added_at, added_by, decision, version)
      select ${id('company')}, ${id(`paper-${kind}`)}, '${kind}', ${id(`file-${kind}`)}, '${kind}.pdf', 'application/pdf', 1000, ${iso}, ${id('user')}, 'accepted', 1
      from ${companyRows} where n % 40 <> 0`,
  ]),
  `insert into mail_scans (space_id, id, sender, subject, type, quantity, received_on, name, size_bytes, sha256, page_count, words, created_at, stored_at, is_read, is_kept, version)
    select ${id('company')}, ${id('scan')}, 'IRS', '', 'Letter', 1, ${day}, 'scan.pdf', 1000, md5('scan' || n), 1, '', ${iso}, ${iso}, false, false, 1
    from ${companyRows} where n % 200 <> 0`,
  `insert into unsent_scans (space_id, id, sender, subject, type, quantity, received_on, name, size_bytes, sha256, page_count, words, created_at, sent_by)
    select ${id('company')}, ${id('scan')}, 'IRS', '', 'Letter', 1, ${day}, 'scan.pdf', 1000, md5('scan' || n), 1, '', ${iso}, ${id('user')}
    from ${companyRows} where n % 200 = 0`,
  'select fill_desk()',
];
