import {existsSync} from 'node:fs';
import {chmod, mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {TestProject} from 'vitest/node';
import {closeDatabase, openDatabase} from '#server/db/database.ts';
import {openEmbeddedPostgres} from '#server/db/embedded-postgres.ts';
import {migrate, readMigrations} from '#server/db/migrate.ts';
import {settleTenantRole} from '#server/db/tenant-role.ts';
import {openJobs} from '#server/jobs/open-jobs.ts';
import {mailJob} from '#server/mail/mail-job.ts';
import {providerEventJob} from '#server/modules/webhooks/provider-event-job.ts';
import {findEmbeddedBinaries, findRunAs, type PostgresBinaries, type RunAs} from '#server/db/postgres-binaries.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's cluster, database `postgres`. */
    clusterUrl: string;
  }
}

/** The migrated, empty database that every test's own is cloned from. */
export const templateName = 'faro_template';

const debianFolder = '/usr/lib/postgresql/15/bin';

/** The PostgreSQL that `FARO_TEST_POSTGRES` asks for: `embedded` (18, where nothing is said) or `debian` (15). */
export async function findTestBinaries(runAs: RunAs): Promise<PostgresBinaries> {
  const wanted = process.env['FARO_TEST_POSTGRES'] ?? 'embedded';
  if (wanted === 'embedded') return findEmbeddedBinaries(runAs);
  if (wanted !== 'debian') throw new Error('FARO_TEST_POSTGRES is "embedded" or "debian".');
  if (!existsSync(debianFolder)) throw new Error(`There is no ${debianFolder}: install Debian's postgresql-15.`);
  return {
    initdb: path.join(debianFolder, 'initdb'),
    postgres: path.join(debianFolder, 'postgres'),
    initdbArgs: ['--locale=C.UTF-8'],
  };
}

/** One real PostgreSQL for the whole run, in a folder of its own that goes with it. Vitest calls it once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'faro-test-'));
  // The account that PostgreSQL runs as under root must get through.
  await chmod(folder, 0o755);
  const runAs = await findRunAs();
  const cluster = await openEmbeddedPostgres({
    folder: path.join(folder, 'pg'),
    binaries: await findTestBinaries(runAs),
    runAs,
    // The tests of durability start clusters of their own; here only speed counts.
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
  });
  await makeTemplate(cluster.urlOf);
  project.provide('clusterUrl', cluster.urlOf('postgres'));
  return async () => {
    await cluster.close();
    await rm(folder, {recursive: true, force: true});
  };
}

async function makeTemplate(urlOf: (name: string) => string): Promise<void> {
  const report = (error: unknown): void => {
    throw error;
  };
  const admin = openDatabase(urlOf('postgres'), report, {maxConnections: 1});
  await admin.$client.query(`create database ${templateName}`);
  await closeDatabase(admin);
  const template = openDatabase(urlOf(templateName), report, {maxConnections: 2});
  await migrate(template, await readMigrations());
  const missing = await settleTenantRole(template);
  if (missing !== undefined) throw new Error(missing);
  // The queue's own tables, so that no test pays for them.
  const jobs = await openJobs({database: template, kinds: [mailJob, providerEventJob], report: () => undefined});
  await jobs.close();
  await closeDatabase(template);
}
