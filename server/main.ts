import {buildApp} from './app.ts';
import {assembleOrders} from './assemble-orders.ts';
import {assembleSubscriptions} from './assemble-subscriptions.ts';
import {loadConfig, type Config} from './config.ts';
import {connect, type Connection} from '#server/db/connect.ts';
import {addDemoData, demoPassword, demoPeople, isEmpty} from '#server/demo/add-demo-data.ts';
import {describeError} from '#server/http/log.ts';
import {settleOwnSpaces} from '#server/modules/account/person/own-space.ts';
import type {PeopleParts, WantedPerson} from '#server/modules/account/person/ensure-person.ts';
import {createPasswords} from '#server/modules/account/password/passwords.ts';
import {settleAdmins, type SettledAdmins} from '#server/modules/account/admin/settle-admins.ts';
import {findUserByEmail} from '#server/modules/account/person/user-store.ts';
import {findCompanyIds} from '#server/modules/companies/membership-store.ts';
import {settleServices} from '#server/modules/companies/settle-services.ts';
import {chooseFileStore} from '#server/providers/files/choose.ts';
import {mailboxUrl} from '#server/providers/mail/choose.ts';
import {noticeRestore} from '#server/sync/events/epoch.ts';

/** How long requests may take to finish once the server is told to stop. */
const stopDeadlineMs = 10_000;
/** A Ctrl-C this long after the first is another one, not the same arriving twice. */
const secondSignalMs = 1_000;

/** Starts the server: database, schema, first people, address; and stops it in the opposite order. */
async function main(): Promise<void> {
  const config = loadConfig();
  const connection = await connect(config, writeReport);
  if (await noticeRestore(connection.database)) writeReport('the data was restored or moved: a new epoch has begun');
  const changedCount = await settleServices(connection.database);
  if (changedCount > 0) writeReport(`spaces whose services this release changes: ${changedCount}`);
  const openedCount = await settleOwnSpaces(connection.database, Date.now());
  if (openedCount > 0) writeReport(`people who had no space of their own: ${openedCount}`);
  const parts = {database: connection.database, passwords: createPasswords(), now: Date.now};
  await addFirstPeople(config, connection.isEmbedded, parts);
  // No vendor tells us anything yet.
  const {sessions, tenants} = connection;
  const app = await buildApp({config, ...parts, sessions, tenants, webhooks: []});
  stopOnSignals(async () => {
    await app.close();
    await connection.close();
  });
  await app.listen({port: config.port, host: config.host});
  app.log.info({port: config.port}, 'listening');
  if (!config.isProduction) announce(config, connection);
}

async function addFirstPeople(config: Config, isEmbedded: boolean, parts: PeopleParts): Promise<void> {
  const isDemo = config.demoData && isEmbedded;
  if (isDemo && (await isEmpty(parts.database))) {
    const store = await chooseFileStore(config, {
      now: parts.now,
      log: {debug: () => {}, info: () => {}},
    });
    await addDemoData({...parts, assembleOrders, assembleSubscriptions, store});
  }
  const wanted: WantedPerson[] = [];
  if (config.admin) wanted.push({...config.admin, firstName: 'Admin', lastName: 'Faro', language: 'es'});
  // The demo's admin is one where the demo is on, and nowhere else: everybody knows the password.
  const isDemoThere = isDemo && (await findUserByEmail(parts.database, demoPeople.admin.email)) !== undefined;
  if (isDemoThere) wanted.push({...demoPeople.admin, password: demoPassword});
  reportAdmins(await settleAdmins({...parts, findCompanyIds}, wanted));
}

/** Says who is an admin no more, and what to do where nobody became one; never who. */
function reportAdmins({lost, endedSessions, withCompanies}: SettledAdmins): void {
  if (lost > 0)
    writeReport(
      `admins who are not configured any more lost their rights: ${lost}; their sessions ended: ${endedSessions}`,
    );
  if (withCompanies === 0) return;
  const why =
    'ADMIN_EMAIL is the e-mail of somebody who has a part in a company, which no admin has: they stay a user.';
  writeReport('the configured admin is none', new Error(`${why} Set it to an e-mail of its own and start again.`));
}

/** Plain text for the person who typed `npm start`. */
function announce(config: Config, {isEmbedded, folder}: Connection): void {
  const lines = ['', `Faro is at ${config.publicOrigin ?? `http://localhost:${config.port}`}`];
  if (config.demoData && isEmbedded) {
    lines.push(`Sign in as ${demoPeople.owner.email} (owner) or ${demoPeople.bookkeeper.email} (bookkeeper),`);
    lines.push(`as ${demoPeople.founder.email} (whose company has just begun),`);
    lines.push(`as ${demoPeople.renewer.email} (whose company is to be renewed),`);
    lines.push(`or as ${demoPeople.admin.email} (admin), with the password ${demoPassword}`);
  }
  const mailbox = mailboxUrl(config);
  if (mailbox !== undefined) lines.push(`Read the mails it sends at ${mailbox}`);
  if (folder !== undefined) lines.push(`Its data is in ${folder}`);
  process.stdout.write(`${lines.join('\n')}\nStop it with Ctrl-C.\n\n`);
}

/** What happens outside any request: one line of JSON, like the rest of the log. */
function writeReport(message: string, error?: unknown): void {
  const level = error === undefined ? 'info' : 'error';
  const err = error === undefined ? undefined : describeError(error);
  process.stderr.write(`${JSON.stringify({level, time: Date.now(), msg: message, err})}\n`);
}

/**
 * The first signal stops in good order, within a deadline. Supervisors send SIGTERM to every process of ours, and `npm start` passes its
 * own on, so a repeated one means nothing new; a person's second Ctrl-C means: at once.
 */
function stopOnSignals(stop: () => Promise<void>): void {
  let stoppingSinceMs: number | undefined;
  const handle = (signal: NodeJS.Signals): void => {
    const isAskedAgain = stoppingSinceMs !== undefined && Date.now() - stoppingSinceMs > secondSignalMs;
    if (isAskedAgain && signal === 'SIGINT') process.exit(1);
    if (stoppingSinceMs !== undefined) return;
    stoppingSinceMs = Date.now();
    setTimeout(() => process.exit(1), stopDeadlineMs).unref();
    stop().catch((error: unknown) => {
      writeReport('the server did not stop in good order', error);
      process.exitCode = 1;
    });
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
}

try {
  await main();
} catch (error) {
  // The messages of a failed start are written to be read.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof Error && error.cause instanceof Error) process.stderr.write(`${error.cause.message}\n`);
  process.exit(1);
}
