import {mkdir, mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {FastifyInstance, InjectOptions} from 'fastify';
import type {z} from 'zod';
import type {Me, NewPasswordRequired, SecondFactorRequired} from '#contract/account/session.ts';
import {logIn, register} from '#contract/account/session.ts';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import {newId} from '#contract/kernel/ids.ts';
import {antiForgeryHeader} from '#contract/wire-version.ts';
import {buildApp} from '#server/app.ts';
import {readConfig} from '#server/config.ts';
import {closeDatabase, openDatabase, type Database} from '#server/db/database.ts';
import {createPasswords, type Passwords} from '#server/modules/account/password/passwords.ts';
import type {MailOrder} from '#server/mail/mail-order.ts';
import type {Mail} from '#server/providers/mail/port.ts';
import type {Webhook} from '#server/modules/webhooks/webhook.ts';
import {openBeside, openFreshDatabase, type FreshDatabase} from './fresh-database.ts';
import {readMailOrders, sendWaitingMails} from './mail-steps.ts';

/** What an answer holds: its status, its headers and its body read as JSON. */
export type Answer<Body = unknown> = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
  /** The body as it came. */
  readonly bytes: Buffer;
};

/** A browser of a test: keeps cookies, sends them back, and the anti-forgery token once somebody signed in. */
export type Device = {
  readonly cookies: Map<string, string>;
  /** Who signed in here; undefined for a stranger. */
  me: Me | undefined;
  /** Calls an endpoint as the typed client would. */
  readonly call: <Input extends z.ZodType, Output extends z.ZodType>(
    endpoint: Endpoint<Input, Output>,
    input: z.input<Input>,
    headers?: Record<string, string>,
  ) => Promise<Answer<z.output<Output>>>;
  /** Any other request, with the device's cookies. */
  readonly request: (options: InjectOptions) => Promise<Answer>;
};

/** A ready server on a database of its own. */
export type TestServer = {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The same with its address, for another node. */
  readonly fresh: FreshDatabase;
  /** Where it is, for connections of a test's own. */
  readonly url: string;
  /** The server's clock in milliseconds; move it by assigning. */
  readonly clock: {nowMs: number};
  /** Where it keeps files; gone with `close`. */
  readonly dataDir: string;
  /** Every mail that was ordered so far, oldest first, as it waits to be sent. */
  readonly readMailOrders: () => Promise<MailOrder[]>;
  /** Every log line so far, as written. */
  readonly logLines: string[];
  readonly openDevice: () => Device;
  /** A device on which a new person has registered; e-mails count up: person1@example.com, … */
  readonly registerPerson: (overrides?: Partial<z.input<typeof register.input>>) => Promise<Device & {me: Me}>;
  /** An outage of its database, or its end. */
  readonly shutDatabase: (isShut: boolean) => Promise<void>;
  /** Keeps a backup of the database. @returns puts it back while the server runs. */
  readonly backUp: () => Promise<() => Promise<void>>;
  /** Sends the mails that wait. @returns every mail sent so far, oldest first. */
  readonly readMails: () => Promise<Mail[]>;
  /** A new id of the server's clock. */
  readonly newId: () => string;
  readonly close: () => Promise<void>;
};

/** The password of every person of a test. */
export const testPassword = 'Breakwater1!';

/** Passwords hashed as the server does, but at a thousandth of the cost: tests make thousands of people. */
export function quickPasswords(): Passwords {
  return createPasswords({memoryCost: 64, timeCost: 1, parallelism: 1});
}

/** When every test's clock starts. */
export const startMs = Date.UTC(2026, 10, 20, 12);

/** With connections for sessions, as a server really has; as another node beside one, with its database, files and clock. */
export type ServerOptions = {readonly hasOwnSessions?: boolean; readonly beside?: TestServer};

/** Builds the real app on a fresh database, with a clock of its own and rate limits off unless asked for. */
export async function buildServer(
  environment: Record<string, string> = {},
  webhooks: readonly Webhook[] = [],
  {hasOwnSessions = false, beside}: ServerOptions = {},
): Promise<TestServer> {
  const fresh = beside ? openBeside(beside.fresh) : await openFreshDatabase();
  const sessions = hasOwnSessions ? openDatabase(fresh.url, () => undefined, {maxConnections: 3}) : undefined;
  const clock = beside?.clock ?? {nowMs: startMs};
  const logLines: string[] = [];
  const workDir = await mkdtemp(path.join(os.tmpdir(), 'faro-server-'));
  const emptyDir = path.join(workDir, 'client');
  await mkdir(emptyDir);
  const dataDir = environment['DATA_DIR'] ?? beside?.dataDir ?? path.join(workDir, 'data');
  const config = {
    ...readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'debug',
      RATE_LIMITS: 'off',
      ADMIN_SECOND_FACTOR: 'offered',
      ...environment,
    }),
    clientDir: environment['CLIENT_DIR'] ?? emptyDir,
    dataDir,
    sealingKeysFile: path.join(dataDir, 'sealing-keys.json'),
  };
  const logStream = {write: (line: string) => void logLines.push(line)};
  const app = await buildApp({
    config,
    database: fresh.database,
    ...(sessions && {sessions}),
    tenants: fresh.tenants,
    passwords: quickPasswords(),
    now: () => clock.nowMs,
    logStream,
    webhooks,
  });
  let people = 0;
  let devices = 0;
  const openDevice = () => {
    devices += 1;
    // An address each, so that what one does is not counted against another.
    return createDevice(app, `192.0.2.${devices}`);
  };
  return {
    app,
    database: fresh.database,
    fresh,
    url: fresh.url,
    clock,
    dataDir,
    readMailOrders: async () => readMailOrders(fresh.database),
    logLines,
    openDevice,
    registerPerson: async (overrides = {}) => {
      people += 1;
      const device = openDevice();
      const {body, status} = await device.call(register, {
        email: `person${people}@example.com`,
        password: testPassword,
        firstName: 'Ana',
        lastName: 'Núñez',
        language: 'es',
        ...overrides,
      });
      if (status !== 200) throw new Error(`registering answered ${status}: ${JSON.stringify(body)}`);
      return Object.assign(device, {me: body});
    },
    shutDatabase: fresh.shut,
    backUp: fresh.snapshot,
    readMails: () => sendWaitingMails(fresh.database, dataDir),
    newId: () => newId(clock.nowMs, (random) => crypto.getRandomValues(random)),
    close: async () => {
      await app.close();
      if (sessions) await closeDatabase(sessions);
      await fresh.close();
      await rm(workDir, {recursive: true});
    },
  };
}

/** Signs a device in as somebody who registered before. */
export async function logInOn(device: Device, email: string): Promise<Answer<Me>> {
  // Nobody here has a temporary password: the answer is the person.
  return (await device.call(logIn, {email, password: testPassword})) as Answer<Me>;
}

/** The endpoints that answer who one is now. */
const signingIn = new Set(['logIn', 'register', 'confirmTemporaryPassword', 'proveSecondFactor', 'readMe']);

function createDevice(app: FastifyInstance, remoteAddress: string): Device {
  const cookies = new Map<string, string>();
  const request: Device['request'] = async (options) => {
    const answer = await app.inject({
      remoteAddress,
      ...options,
      cookies: {...Object.fromEntries(cookies), ...options.cookies},
    });
    for (const {name, value} of answer.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const isJson = answer.headers['content-type']?.startsWith('application/json') === true;
    const body: unknown = isJson ? answer.json() : answer.body;
    return {status: answer.statusCode, headers: answer.headers, body, bytes: answer.rawPayload};
  };
  const device: Device = {
    cookies,
    me: undefined,
    request,
    call: async (endpoint, input, headers = {}) => {
      const takesQuery = endpoint.method === 'GET';
      const answer = await request({
        method: endpoint.method,
        url: endpoint.path,
        headers: {...(device.me && {[antiForgeryHeader]: device.me.authToken}), ...headers},
        ...(takesQuery ? {query: input as Record<string, string>} : {payload: input as object}),
      });
      if (answer.status === 200 && signingIn.has(endpoint.name)) {
        const body = answer.body as Me | NewPasswordRequired | SecondFactorRequired;
        if ('authToken' in body) device.me = body;
      }
      // The body is what the endpoint's output says, or a failure that the test looks at.
      return answer as Answer<never>;
    },
  };
  return device;
}
