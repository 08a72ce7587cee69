import cookie from '@fastify/cookie';
import fastify, {LogController, type FastifyInstance} from 'fastify';
import {fail} from '#contract/kernel/failure.ts';
import {assembleAccount} from './assemble-account.ts';
import {assembleDocuments} from './assemble-documents.ts';
import {assembleEvents} from './assemble-events.ts';
import {issueFormerInvoices} from './assemble-invoices.ts';
import {addPurchasesRoutes} from './assemble-purchases.ts';
import {assembleOrders} from './assemble-orders.ts';
import {openKeys} from './assemble-sealing.ts';
import {assembleSettling} from './assemble-settling.ts';
import {assembleSubscriptions} from './assemble-subscriptions.ts';
import {repeatJobs} from './repeat-jobs.ts';
import type {Config} from './config.ts';
import type {Database, Transaction} from '#server/db/database.ts';
import type {EventLog} from '#server/events/event-log.ts';
import {underNet, type Tenants} from '#server/db/second-net.ts';
import {handleErrors} from '#server/http/handle-errors.ts';
import {createGovernor} from '#server/http/governor.ts';
import {addHealthRoutes} from '#server/http/health.ts';
import type {ApiServer} from '#server/http/implement.ts';
import {isLoopback, refuseUnknownHosts} from '#server/http/known-host.ts';
import {logRequests, toLoggerOptions} from '#server/http/log.ts';
import {mountedOn, noteRoutes} from '#server/http/mounted-routes.ts';
import {addDocsRoutes} from '#server/http/open-api.ts';
import {boundJson} from '#server/http/bounded-json.ts';
import {noteHttps} from '#server/http/own-cookies.ts';
import {limitRates} from '#server/http/rate-limits.ts';
import {sendFailure} from '#server/http/send-failure.ts';
import {addPolicyReports} from '#server/http/policy-reports.ts';
import {addSecurityTxt} from '#server/http/security-txt.ts';
import {addSecurityHeaders} from '#server/http/security-headers.ts';
import {tellOfUntrustedProxy} from '#server/http/untrusted-proxy.ts';
import {watchDisk, type DiskWatch} from '#server/http/watch-disk.ts';
import {serveClient} from '#server/http/serve-client.ts';
import type {Passwords} from '#server/modules/account/password/passwords.ts';
import {findActive, findLanguage, findUser} from '#server/modules/account/person/user-store.ts';
import {findLastSeen} from '#server/modules/account/session/find-last-seen.ts';
import {openAdminAudit, type WriteAudit} from '#server/audit/admin-audit.ts';
import {identifyAllBySession, identifyBySession} from '#server/modules/account/routes.ts';
import {addAgreementsRoutes} from '#server/modules/agreements/routes.ts';
import {listSigned} from '#server/modules/agreements/list-signed.ts';
import {addAdminRoutes} from '#server/modules/admin/routes.ts';
import {addDeskRoutes} from '#server/modules/desk/routes.ts';
import {makeDefaultCategories} from '#server/modules/bookkeeping/make-default-categories.ts';
import {addBookkeepingRoutes} from '#server/modules/bookkeeping/routes.ts';
import {checkPrices} from '#server/modules/catalogue/check-prices.ts';
import {type Coupons, readCoupons} from '#server/modules/catalogue/coupons/read-coupons.ts';
import {addCatalogueRoutes} from '#server/modules/catalogue/routes.ts';
import {addCompaniesRoutes} from '#server/modules/companies/routes.ts';
import {addProgressRoutes} from '#server/modules/companies/progress/routes.ts';
import {addComparingRoutes} from '#server/modules/comparing/routes.ts';
import {addContactRoutes} from '#server/modules/contact/routes.ts';
import {openJobs, type Jobs} from '#server/jobs/open-jobs.ts';
import {runWorkers} from '#server/jobs/run-workers.ts';
import {createQueueMail, mailJob} from '#server/mail/mail-job.ts';
import {openMails} from '#server/mail/open-mails.ts';
import {hasRenewals} from '#server/modules/companies/has-renewals.ts';
import {findCompanyIds, findOwnedIds, findRole} from '#server/modules/companies/membership-store.ts';
import {tellDocumentArrived} from '#server/modules/documents/tell-document.ts';
import {addFilesRoutes} from '#server/modules/files/routes.ts';
import {dropBytes} from '#server/modules/files/upload-store.ts';
import {giveBackLine} from '#server/modules/orders/purchases/give-back-line.ts';
import {createGiveBackWorker, giveBackJob} from '#server/modules/orders/paying/give-back-job.ts';
import {markArrived} from '#server/modules/orders/paying/mark-arrived.ts';
import type {OrdersParts} from '#server/modules/orders/orders-parts.ts';
import {addFilingRoutes} from '#server/modules/orders/filing/routes.ts';
import {addOrdersRoutes} from '#server/modules/orders/routes.ts';
import {addRemindersRoutes} from '#server/modules/reminders/routes.ts';
import {addMailingRoutes} from '#server/modules/mailing/routes.ts';
import {tellArrival} from '#server/modules/mailing/tell-arrival.ts';
import {addRenewalsRoutes} from '#server/modules/renewals/routes.ts';
import {createForgetCustomerWorker, forgetCustomerJob} from '#server/modules/payments/customers/forget-customer-job.ts';
import {hearPayments} from '#server/modules/payments/hear-payments.ts';
import {addPaymentsRoutes} from '#server/modules/payments/routes.ts';
import type {Keyring} from '#server/modules/sealing/keyring.ts';
import {openSealed} from '#server/modules/sealing/open-sealed.ts';
import {addSealingRoutes} from '#server/modules/sealing/routes.ts';
import {endCharges, forgetOwed, oweAgain} from '#server/modules/subscriptions/end-charges.ts';
import {addSubscriptionsRoutes} from '#server/modules/subscriptions/routes.ts';
import {listDisputes} from '#server/modules/disputes/list-disputes.ts';
import type {SubscriptionsParts} from '#server/modules/subscriptions/subscriptions-parts.ts';
import {addTeammatesRoutes} from '#server/modules/teammates/routes.ts';
import {createEventWorker, providerEventJob} from '#server/modules/webhooks/provider-event-job.ts';
import {addUsageRoutes} from '#server/modules/usage/routes.ts';
import {addWebhooksRoutes} from '#server/modules/webhooks/routes.ts';
import type {Webhook} from '#server/modules/webhooks/webhook.ts';
import {chooseFileStore} from '#server/providers/files/choose.ts';
import type {FileStore} from '#server/providers/files/port.ts';
import {chooseScanning} from '#server/providers/scanning/choose.ts';
import {choosePayments, type ChosenPayments} from '#server/providers/payments/choose.ts';
import {addSandboxPage} from '#server/providers/sandbox/page.ts';
import {demoPeople} from '#server/demo/add-demo-data.ts';
import {chooseIdentity, type ChosenIdentity} from '#server/providers/identity/choose.ts';
import {addSyncRoutes} from '#server/sync/routes.ts';
import {makeId} from '#server/db/make-id.ts';

/** What a server is assembled from. */
export type AppParts = {
  readonly config: Config;
  readonly database: Database;
  /** Connections of their own for who one is and signing in; the others where left out. Rule: WAY10. */
  readonly sessions?: Database;
  /** Connections that see no more than a person's rows, for what persons ask for; the others where left out. Rule: TEN1. */
  readonly tenants?: Tenants | undefined;
  readonly passwords: Passwords;
  /** Milliseconds since 1970; the only clock of the server. */
  readonly now: () => number;
  /** What vendors tell us, and what we do about it. */
  readonly webhooks: readonly Webhook[];
  /** Where log lines go instead of standard output. */
  readonly logStream?: {write: (line: string) => void};
};

/** How long a request may take to arrive: the sender's own timeout is shorter. Source: `sync/transport`, 120 s. */
const requestDeadlineMs = 150_000;

/** Assembles the server: not listening yet, on a database that is migrated. The only place where modules meet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  // What sees all: who one is, what waits to be done, and what stands in for vendors.
  const {config, database: service, now, logStream, tenants, sessions = service} = parts;
  const database = tenants ? underNet(service, tenants) : service;
  const app = fastify({
    logger: toLoggerOptions(config.logLevel, logStream),
    logController: new LogController({disableRequestLogging: true}),
    trustProxy: config.trustProxy,
    genReqId: () => makeId(now()),
    forceCloseConnections: 'idle',
    requestTimeout: requestDeadlineMs,
    frameworkErrors: (_error, _request, reply) =>
      void sendFailure(reply, fail('validation', 'request.malformed').failure),
  });
  // JSON only: a form or plain text is what a foreign page can send without asking.
  app.removeContentTypeParser('text/plain');
  boundJson(app);
  noteRoutes(app);
  logRequests(app);
  const events = assembleEvents(app, parts);
  tellOfUntrustedProxy(app, config.trustProxy, events);
  const fileStore = await chooseFileStore(config, {now, log: app.log});
  const payments = choosePayments(config, {database: service, now, log: app.log});
  // Of the demonstration one is somebody by one press.
  const people = config.demoData
    ? Object.values(demoPeople).map((one) => ({email: one.email, name: `${one.firstName} ${one.lastName}`}))
    : [];
  const identity = chooseIdentity(config, {database: service, now, log: app.log, people});
  const isHttps = config.publicOrigin?.startsWith('https:') === true;
  noteHttps(app, isHttps);
  addSecurityHeaders(app, {
    isHttps,
    fileOrigin: fileStore.origin,
    payingGuests: payments.guests,
  });
  if (config.publicOrigin === undefined && isLoopback(config.host)) refuseUnknownHosts(app);
  handleErrors(app);
  await app.register(cookie);
  if (config.rateLimits) await limitRates(app, events);
  const disk = watchDisk(app, {
    folder: config.databaseUrl !== undefined && config.filesS3 !== undefined ? undefined : config.dataDir,
    reserveBytes: config.diskReserveBytes,
  });
  addHealthRoutes(app, sessions, disk);
  addSecurityTxt(app, {contactEmail: config.contactEmail, origin: originOf(config), now});
  await addPolicyReports(app, events);
  const jobs = await openJobs({
    database: service,
    kinds: [mailJob, providerEventJob, giveBackJob, forgetCustomerJob],
    report: (error, message, jobId) => app.log.error({err: error, jobId}, message),
  });
  const mails = await openMails(app, {config, now});
  const sandboxes = [...mails.sandboxes, ...payments.sandboxes, ...identity.sandboxes];
  if (!config.isProduction && isLoopback(config.host)) addSandboxPage(app, sandboxes);
  checkPrices(config.sellsForReal, config.catalogueConfirmed);
  const coupons = readCoupons(config.couponsFile, !config.isProduction);
  const origin = originOf(config);
  const keyring = await openKeys({database: service, now}, config.sealingKeysFile);
  const orders = assembleOrders({
    database,
    now,
    port: payments.port,
    jobs,
    coupons,
    origin,
    log: app.log,
    keyring,
    seller: config.seller,
  });
  const subscriptions = assembleSubscriptions(orders);
  // Before anything is settled here, so that what was paid earlier is numbered earlier.
  await issueFormerInvoices(orders, subscriptions);
  const disputes = {database, now, port: payments.port};
  const settle = assembleSettling({orders, subscriptions, disputes});
  const webhooks = [...parts.webhooks, hearPayments(payments.webhook, settle)];
  const eventWorker = createEventWorker({database, now, webhooks});
  const paymentWorkers = [createGiveBackWorker(payments.port), createForgetCustomerWorker(payments.port)];
  runWorkers(app, jobs, [mails.worker, eventWorker, ...paymentWorkers]);
  const writeAudit = openAdminAudit(service, now);
  const opened = {webhooks, fileStore, jobs, keyring, payments, identity, coupons, orders, subscriptions, writeAudit};
  addApi(app, {...parts, ...opened, events, database, sessions, disk});
  const {chatId, calendars, operator} = config;
  await serveClient(app, config.clientDir, {origin, chatId, calendars, operator});
  repeatJobs(app, {disputes, orders, subscriptions, queueMail: createQueueMail(jobs, now), events});
  return app;
}

/** Where the product is to be found. */
function originOf({publicOrigin, port}: Config): string {
  return publicOrigin ?? `http://localhost:${port}`;
}

/** What the server opens before it has routes. */
type OpenedParts = AppParts & {
  readonly events: EventLog;
  readonly sessions: Database;
  readonly disk: DiskWatch;
  readonly writeAudit: WriteAudit;
  readonly fileStore: FileStore;
  readonly jobs: Jobs;
  readonly keyring: Keyring;
  readonly payments: ChosenPayments;
  readonly identity: ChosenIdentity;
  readonly coupons: Coupons;
  readonly orders: OrdersParts;
  readonly subscriptions: SubscriptionsParts;
};

function addApi(app: FastifyInstance, parts: OpenedParts): void {
  const {config, database, passwords, now, fileStore, jobs, webhooks, keyring, payments, coupons, orders} = parts;
  const {identity, sessions, writeAudit} = parts;
  const queueMail = createQueueMail(jobs, now);
  const server: ApiServer = {
    app,
    identify: identifyBySession(sessions, now, config),
    identifyAll: identifyAllBySession(sessions, now, config),
    publicOrigin: config.publicOrigin,
    now,
    governor: createGovernor(),
    disk: parts.disk,
    writeAudit,
    events: parts.events,
    hasPart: async (spaceId, userId) => (await findRole(database, spaceId, userId)) !== undefined,
    endpoints: [],
  };
  assembleAccount(server, {config, database: sessions, now, passwords, queueMail, keyring, identity: identity.port});
  addCompaniesRoutes(server, {database, now, fillSpace: makeDefaultCategories});
  addProgressRoutes(server, {
    database,
    now,
    queueMail,
    findReader: findUser,
    endCharges: async (tx, companyId) => {
      await endCharges(tx, companyId);
      await forgetOwed(tx, companyId, now());
    },
    oweAgain: async (tx, companyId) => oweAgain(tx, companyId, now()),
    openEin: ({sealed, companyId, userId, why}) =>
      openSealed(
        {database, keyring, now},
        {sealed, spaceId: companyId, rowId: companyId, field: 'ein', adminId: userId, why},
      ),
  });
  addRenewalsRoutes(server, {database, now, findRole, findCompanyIds});
  addRemindersRoutes(server, {database, now, origin: originOf(config), findActive});
  addSyncRoutes(server, {database, now, afterPush: (tx, acts) => markArrived(tx, acts, now())});
  addBookkeepingRoutes(server, config.importLimit);
  const findRoleIn = (spaceId: string, userId: string) => findRole(database, spaceId, userId);
  addFilesRoutes(server, {
    database,
    now,
    store: fileStore,
    scanner: chooseScanning(config),
    findRole: findRoleIn,
    isAdmin: async (userId) => (await findUser(database, userId))?.isAdmin === true,
    afterDeskFile: async (tx, place) => {
      const isDocument = await tellDocumentArrived({queueMail, findActive}, tx, place);
      if (!isDocument) await tellArrival({queueMail, findActive, now}, tx, place);
    },
  });
  const giveBack = (tx: Transaction, part: Parameters<typeof giveBackLine>[2]) => giveBackLine(tx, orders, part);
  addMailingRoutes(server, {database, now, queueMail, findActive, dropBytes, findRole, giveBack});
  assembleDocuments(server, {database, now, queueMail, store: fileStore, keyring});
  const {contactEmail, rateLimits: limitsFloods} = config;
  addAgreementsRoutes(server, {database, now, findRole});
  addContactRoutes(server, {database, now, queueMail, contactEmail, limitsFloods});
  addWebhooksRoutes(server, {database, now, jobs, webhooks});
  const findOwned = (userId: string) => findOwnedIds(database, userId);
  addAdminRoutes(server, {database, now, deadLetters: jobs.deadLetters, findOwnedIds: findOwned});
  addDeskRoutes(server, {database, now, findOwnedIds: findOwned});
  addComparingRoutes(server, {database, now, port: payments.port});
  addUsageRoutes(server, {database, now, findOwnedIds: findOwned});
  addSealingRoutes(server, {database, keyring, findOwnedIds: findOwned});
  addTeammatesRoutes(server, {
    database,
    now,
    queueMail,
    findRole,
    findOwnedIds,
    findLanguage,
    findLastSeen,
  });
  addCatalogueRoutes(server, {database, now, coupons});
  addPaymentsRoutes(server, {...orders, hasRenewals: (userId) => hasRenewals(database, userId)});
  payments.addRoutes(server);
  identity.addRoutes(server);
  addOrdersRoutes(server, orders);
  addPurchasesRoutes(server, {database, now, queueMail, orders});
  addSubscriptionsRoutes(server, parts.subscriptions);
  addFilingRoutes(server, {
    ...orders,
    openSealed: (wanted) => openSealed({database, keyring, now}, wanted),
    listSigned: (companyId) => listSigned(database, companyId),
    listDisputes,
  });
  addDocsRoutes(app, server.endpoints);
  mountedOn(app).endpoints = server.endpoints;
}
