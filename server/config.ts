import {existsSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {Language} from '#contract/account/rules.ts';
import {isLoopback} from '#server/http/known-host.ts';
import {defaultImportLimit, type ImportLimit} from '#contract/bookkeeping/read-import-limit.ts';

/** The part of a Calendly address after its host. */
const calendarSchema = z
  .string()
  .regex(/^[\w-]+(\/[\w-]+)*$/, {error: 'the part of a Calendly address after its host, such as faro/call'})
  .optional();

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
    FILES_S3_ENDPOINT: z
      .url({protocol: /^https?$/, error: 'the address of the store, such as https://s3.us-east-1.amazonaws.com'})
      .optional(),
    FILES_S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][\w.-]+$/, {error: 'the name of a bucket'})
      .optional(),
    FILES_S3_REGION: z.string().min(1, {error: 'a region, such as us-east-1'}).default('us-east-1'),
    FILES_S3_ACCESS_KEY_ID: z.string().min(1, {error: 'the id of an access key'}).optional(),
    FILES_S3_SECRET_ACCESS_KEY: z.string().min(1, {error: 'the secret of that access key'}).optional(),
    MAIL_SMTP_URL: z
      .url({protocol: /^smtps?$/, error: 'the server that takes mails, such as smtps://user:password@smtp.example.com'})
      .optional(),
    MAIL_FROM: z.email({error: 'the e-mail address that mails come from'}).optional(),
    CONTACT_EMAIL: z.email({error: 'the e-mail address that the contact form writes to'}).optional(),
    ALLOW_SANDBOX: z.enum(['0', '1'], {error: '1 or 0'}).default('0'),
    COUNTRY_HEADER: z
      .string()
      .regex(/^[A-Za-z-]+$/, {error: 'the name of a header, such as CF-IPCountry'})
      .toLowerCase()
      .optional(),
    GOOGLE_CLIENT_ID: z
      .string()
      .min(1, {error: 'the client id of Google, such as 123.apps.googleusercontent.com'})
      .optional(),
    GOOGLE_CLIENT_SECRET: z.string().min(1, {error: 'the secret of that client'}).optional(),
    GOOGLE_ISSUER: z
      .url({protocol: /^https?$/, error: 'the address of an issuer of OpenID Connect'})
      .default('https://accounts.google.com'),
    INTERCOM_APP_ID: z
      .string()
      .regex(/^[a-z0-9]{4,16}$/, {error: 'the id of your app at Intercom, such as abc12345'})
      .optional(),
    INTERCOM_SECRET: z.string().min(16, {error: "the secret of Intercom's identity verification"}).optional(),
    CALENDLY_ES: calendarSchema,
    CALENDLY_EN: calendarSchema,
    CALENDLY_PT: calendarSchema,
    OPERATOR_NAME: z.string().trim().min(2, {error: 'the legal name of who runs the service'}).max(200).optional(),
    OPERATOR_ADDRESS: z
      .string()
      .trim()
      .min(8, {error: 'the postal address of who runs the service'})
      .max(300)
      .optional(),
    CLIENT_DIR: z.string().min(1, {error: 'the folder of the built app'}).default('dist'),
  })
  .check(({value, issues}) => {
    if (value.NODE_ENV !== 'production') return;
    if (value.MAIL_SMTP_URL === undefined && value.ALLOW_SANDBOX !== '1') {
      const message = 'the server that takes mails (production needs it; ALLOW_SANDBOX=1 keeps mails in a folder)';
      issues.push({code: 'custom', path: ['MAIL_SMTP_URL'], message, input: value});
    }
    if (value.PUBLIC_URL !== undefined) return;
    const message = 'the address people open, such as https://app.example.com (production needs it)';
    issues.push({code: 'custom', path: ['PUBLIC_URL'], message, input: value});
  });

/** An S3-compatible store: where, which bucket, and who we are there. */
export type FilesS3 = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** An SMTP server and the address our mails come from. */
export type MailSmtp = {readonly url: string; readonly from: string};

/** Everything the server may be told from outside, checked. */
export type Config = {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** A PostgreSQL of yours; the embedded one where undefined. */
  readonly databaseUrl: string | undefined;
  /** The folder of the embedded database and of files. */
  readonly dataDir: string;
  /** The origin people open, such as `https://app.example.com`; whatever they ask for where undefined. */
  readonly publicOrigin: string | undefined;
  /** The proxies whose word on the caller's address is taken, as Fastify's `trustProxy` reads them. */
  readonly trustProxy: string | false;
  /** The one administrator, with the password to begin with; nobody is one where undefined. Rule: ADM14. */
  readonly admin: {readonly email: string; readonly password: string} | undefined;
  readonly logLevel: 'error' | 'info' | 'debug' | 'silent';
  /** Off only for benches, which ask faster than any person. */
  readonly rateLimits: boolean;
  /** What a batch import may be. */
  readonly importLimit: ImportLimit;
  /** The S3-compatible store of files; the folder `files` in `dataDir` where undefined. */
  readonly filesS3: FilesS3 | undefined;
  /** The SMTP server that takes our mails; the folder `mailbox` in `dataDir` where undefined. */
  readonly mailSmtp: MailSmtp | undefined;
  /** Who reads what the contact form brings. */
  readonly contactEmail: string;
  /** The header in which the content network before the server names the caller's country, in lower case. Source: D25. */
  readonly countryHeader: string | undefined;
  /** Who we are to Google; signing in with it is not offered where undefined. */
  readonly google: {readonly issuer: string; readonly clientId: string; readonly clientSecret: string} | undefined;
  /** Signs people's ids for the chat; none where undefined. Source: S3.01. */
  readonly intercomSecret: string | undefined;
  /** The id of our chat; there is none where undefined. Source: S9.13. */
  readonly chatId: string | undefined;
  /** The address where a call is agreed on, by language; none where undefined. Source: S9.13. */
  readonly calendars: Readonly<Record<Language, string | undefined>>;
  /** Who runs the service: their legal name and postal address. */
  readonly operator: {readonly name: string; readonly address: string} | undefined;
  /** Fill an empty embedded database with the demo company? Source: D4. */
  readonly demoData: boolean;
  /** The built app; served where it exists. */
  readonly clientDir: string;
};

/** Who the contact form writes to where mails only fall into the mailbox. */
const sandboxContactEmail = 'contact@faro.example';

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
    filesS3: toFilesS3(values),
    mailSmtp: toMailSmtp(values),
    contactEmail: values.CONTACT_EMAIL ?? sandboxContactEmail,
    countryHeader: values.COUNTRY_HEADER,
    google: toGoogle(values),
    intercomSecret: values.INTERCOM_SECRET,
    chatId: values.INTERCOM_APP_ID,
    calendars: toCalendars(values),
    operator: toOperator(values),
    demoData: wantsDemo && !isProduction && values.DATABASE_URL === undefined,
    clientDir: path.resolve(projectDir, values.CLIENT_DIR),
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

function toCalendars({CALENDLY_ES: es, CALENDLY_EN: en, CALENDLY_PT: pt}: z.infer<typeof environmentSchema>) {
  const at = (place: string | undefined) => (place === undefined ? undefined : `https://calendly.com/${place}`);
  return {es: at(es), en: at(en), pt: at(pt)};
}

function toOperator({OPERATOR_NAME: name, OPERATOR_ADDRESS: address}: z.infer<typeof environmentSchema>) {
  if (name !== undefined && address !== undefined) return {name, address};
  if (name === address) return undefined;
  throw new Error(
    'The configuration is not right:\n  OPERATOR_NAME and OPERATOR_ADDRESS go together: set both or none',
  );
}

function toFilesS3(values: z.infer<typeof environmentSchema>): FilesS3 | undefined {
  const endpoint = values.FILES_S3_ENDPOINT;
  const bucket = values.FILES_S3_BUCKET;
  const accessKeyId = values.FILES_S3_ACCESS_KEY_ID;
  const secretAccessKey = values.FILES_S3_SECRET_ACCESS_KEY;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return {endpoint, bucket, region: values.FILES_S3_REGION, accessKeyId, secretAccessKey};
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  throw new Error(
    'The configuration is not right:\n  FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY go together: set all or none',
  );
}

function toMailSmtp(values: z.infer<typeof environmentSchema>): MailSmtp | undefined {
  const {MAIL_SMTP_URL: url, MAIL_FROM: from, CONTACT_EMAIL: contact} = values;
  if (url && from && contact) return {url, from};
  if (!url && !from) return undefined;
  throw new Error(
    'The configuration is not right:\n  MAIL_SMTP_URL, MAIL_FROM and CONTACT_EMAIL go together: set all or none',
  );
}

function toGoogle(values: z.infer<typeof environmentSchema>): Config['google'] {
  const {GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer} = values;
  if (clientId && clientSecret) return {clientId, clientSecret, issuer: issuer.replace(/\/$/, '')};
  if (!clientId && !clientSecret) return undefined;
  throw new Error(
    'The configuration is not right:\n  GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together: set both or none',
  );
}
