import {existsSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {isLoopback} from '#server/http/known-host.ts';
import {defaultImportLimit, type ImportLimit} from '#contract/bookkeeping/read-import-limit.ts';

/** What each variable must be; the messages are read by whoever starts the server. */
const environmentSchema = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'], {error: 'development or production'})
      .default('development'),
    PORT: z.coerce.number({error: 'a port number, such as 3000'}).int().min(0).max(65_535).default(3000),
    HOST: z.string().min(1, {error: 'an address to listen on, such as 0.0.0.0'}).optional(),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, {error: 'a PostgreSQL address, such as postgresql://user:password@host:5432/faro'})
      .optional(),
    DATA_DIR: z.string().min(1, {error: 'a folder'}).default('.data'),
    PUBLIC_URL: z
      .url({protocol: /^https?$/, error: 'the address people open, such as https://app.example.com'})
      .optional(),
    TRUST_PROXY: z
      .string()
      .regex(/^[\w.:/, ]+$/, {error: 'the addresses of the proxies before the server, such as loopback or 10.0.0.0/8'})
      .optional(),
    ADMIN_EMAIL: z.email({error: 'an e-mail address'}).toLowerCase().optional(),
    ADMIN_PASSWORD: z.string().min(8, {error: 'at least 8 characters'}).optional(),
    LOG_LEVEL: z.enum(['error', 'info', 'debug', 'silent'], {error: 'error, info, debug or silent'}).optional(),
    RATE_LIMITS: z.enum(['on', 'off'], {error: 'on or off'}).default('on'),
    IMPORT_MAX_BYTES: z.coerce
      .number({error: 'a number of bytes'})
      .int()
      .positive()
      .default(defaultImportLimit.maxBytes),
    IMPORT_COOLDOWN_MS: z.coerce
      .number({error: 'a number of milliseconds'})
      .int()
      .min(0)
      .default(defaultImportLimit.cooldownMs),
    DEMO_DATA: z.enum(['on', 'off'], {error: 'on or off'}).optional(),
  })
  .check(({value, issues}) => {
    if (value.NODE_ENV !== 'production') return;
    if (value.PUBLIC_URL !== undefined) return;
    const message = 'the address people open, such as https://app.example.com (production needs it)';
    issues.push({code: 'custom', path: ['PUBLIC_URL'], message, input: value});
  });

/** Everything the server may be told from outside, checked. */
export type Config = {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** A PostgreSQL of yours; the embedded one where undefined. */
  readonly databaseUrl: string | undefined;
  /** The folder of the embedded database. */
  readonly dataDir: string;
  /** The origin people open, such as `https://app.example.com`; whatever they ask for where undefined. */
  readonly publicOrigin: string | undefined;
  /** The proxies whose word on the caller's address is taken, as Fastify's `trustProxy` reads them. */
  readonly trustProxy: string | false;
  /** The first administrator, made at start when there is none with this e-mail. */
  readonly admin: {readonly email: string; readonly password: string} | undefined;
  readonly logLevel: 'error' | 'info' | 'debug' | 'silent';
  /** Off only for benches, which ask faster than any person. */
  readonly rateLimits: boolean;
  /** What a batch import may be. */
  readonly importLimit: ImportLimit;
  /** Fill an empty embedded database with the demo company? Source: D4. */
  readonly demoData: boolean;
  /** The built app; served where it exists. */
  readonly clientDir: string;
};

const projectDir = path.join(import.meta.dirname, '..');

/**
 * Checks the environment once, at start.
 *
 * @throws an Error that names each wrong variable and what to set it to, never its value.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = environmentSchema.safeParse(given);
  if (!read.success) throw new Error(describe(read.error));
  const values = read.data;
  if ((values.ADMIN_EMAIL === undefined) !== (values.ADMIN_PASSWORD === undefined)) {
    throw new Error('The configuration is not right:\n  ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or none');
  }
  const isProduction = values.NODE_ENV === 'production';
  const host = values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1');
  // Everybody knows the demo's passwords: where others reach the server, somebody must ask for it.
  const wantsDemo = values.DEMO_DATA === undefined ? isLoopback(host) : values.DEMO_DATA === 'on';
  return {
    isProduction,
    port: values.PORT,
    host,
    databaseUrl: values.DATABASE_URL,
    dataDir: path.resolve(projectDir, values.DATA_DIR),
    publicOrigin: values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL).origin,
    trustProxy: values.TRUST_PROXY ?? false,
    admin: toAdmin(values.ADMIN_EMAIL, values.ADMIN_PASSWORD),
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'error'),
    rateLimits: values.RATE_LIMITS === 'on',
    importLimit: {maxBytes: values.IMPORT_MAX_BYTES, cooldownMs: values.IMPORT_COOLDOWN_MS},
    demoData: wantsDemo && !isProduction && values.DATABASE_URL === undefined,
    clientDir: path.join(projectDir, 'dist'),
  };
}

/** Reads `.env` of the project where there is one, then the environment, which wins. */
export function loadConfig(): Config {
  const file = path.join(projectDir, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readConfig(process.env);
}

function describe(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: set it to ${issue.message}`);
  return `The configuration is not right:\n${lines.join('\n')}\nSee .env.example.`;
}

function toAdmin(email: string | undefined, password: string | undefined): Config['admin'] {
  return email === undefined || password === undefined ? undefined : {email, password};
}
