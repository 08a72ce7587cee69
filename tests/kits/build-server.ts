import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {FastifyInstance, InjectOptions} from 'fastify';
import type {z} from 'zod';
import type {Me} from '#contract/account/session.ts';
import {logIn, register} from '#contract/account/session.ts';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import {newId} from '#contract/kernel/ids.ts';
import {antiForgeryHeader} from '#contract/wire-version.ts';
import {buildApp} from '#server/app.ts';
import {readConfig} from '#server/config.ts';
import type {Database} from '#server/db/database.ts';
import {openFreshDatabase} from './fresh-database.ts';

/** What an answer holds: its status, its headers and its body read as JSON. */
export type Answer<Body = unknown> = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
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
  /** The server's clock in milliseconds; move it by assigning. */
  readonly clock: {nowMs: number};
  /** Every log line so far, as written. */
  readonly logLines: string[];
  readonly openDevice: () => Device;
  /** A device on which a new person has registered; e-mails count up: person1@example.com, … */
  readonly registerPerson: (overrides?: Partial<z.input<typeof register.input>>) => Promise<Device & {me: Me}>;
  /** An outage of its database, or its end. */
  readonly shutDatabase: (isShut: boolean) => Promise<void>;
  /** A new id of the server's clock. */
  readonly newId: () => string;
  readonly close: () => Promise<void>;
};

/** The password of every person of a test. */
export const testPassword = 'Lighthouse1!';

/** When every test's clock starts. */
export const startMs = Date.UTC(2026, 10, 20, 12);

/** Builds the real app on a fresh database, with a clock of its own and rate limits off unless asked for. */
export async function buildServer(environment: Record<string, string> = {}): Promise<TestServer> {
  const fresh = await openFreshDatabase();
  const clock = {nowMs: startMs};
  const logLines: string[] = [];
  const emptyDir = await mkdtemp(path.join(os.tmpdir(), 'faro-client-'));
  const config = {
    ...readConfig({NODE_ENV: 'test', LOG_LEVEL: 'debug', RATE_LIMITS: 'off', ...environment}),
    clientDir: environment['CLIENT_DIR'] ?? emptyDir,
  };
  const logStream = {write: (line: string) => void logLines.push(line)};
  const app = await buildApp({config, database: fresh.database, now: () => clock.nowMs, logStream});
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
    clock,
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
    newId: () => newId(clock.nowMs, (random) => crypto.getRandomValues(random)),
    close: async () => {
      await app.close();
      await fresh.close();
      await rm(emptyDir, {recursive: true});
    },
  };
}

/** Signs a device in as somebody who registered before. */
export async function logInOn(device: Device, email: string): Promise<Answer<Me>> {
  return device.call(logIn, {email, password: testPassword});
}

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
    return {status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : answer.body};
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
      if (answer.status === 200 && (endpoint.name === 'logIn' || endpoint.name === 'register')) {
        device.me = answer.body as Me;
      }
      // The body is what the endpoint's output says, or a failure that the test looks at.
      return answer as Answer<never>;
    },
  };
  return device;
}
