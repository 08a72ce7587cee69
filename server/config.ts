import {existsSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import {defaultImportLimit, type ImportLimit} from '#contract/bookkeeping/read-import-limit.ts';
import {sampleSeller, type Seller} from '#contract/invoices/make-invoice.ts';
import type {SessionLife} from '#server/modules/account/session/session-tokens.ts';
import {isLoopback} from '#server/http/known-host.ts';
import {calendarVariables, readCalendarConfig, type CalendarConfig} from '#server/providers/calendars/config.ts';
import {chatVariables, readChatConfig, type ChatConfig} from '#server/providers/chat/config.ts';
import {readTogether, type NeededInProduction} from '#server/providers/configuration.ts';
import {filesVariables, readFilesConfig, type FilesConfig} from '#server/providers/files/config.ts';
import {readScanningConfig, scanningVariables, type ScanningConfig} from '#server/providers/scanning/config.ts';
import {identityVariables, readIdentityConfig, type IdentityConfig} from '#server/providers/identity/config.ts';
import {mailNeed, mailVariables, readMailConfig, type MailConfig} from '#server/providers/mail/config.ts';
import {
  paymentsNeed,
  paymentsVariables,
  readPaymentsConfig,
  type PaymentsConfig,
} from '#server/providers/payments/config.ts';

/** The server's own variables. Each message says what to set it to; it is read by whoever starts the server. */
const serverVariables = {
  NODE_ENV: z.enum(['development', 'production', 'test'], {error: 'development or production'}).default('development'),
  PORT: z.coerce.number({error: 'a port number, such as 3000'}).int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1, {error: 'an address to listen on, such as 0.0.0.0'}).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, {error: 'a PostgreSQL address, such as postgresql://user:password@host:5432/faro'})
    .optional(),
  DATA_DIR: z.string().min(1, {error: 'a folder'}).default('.data'),
  DISK_RESERVE_BYTES: z.coerce.number({error: 'a number of bytes'}).int().min(0).default(268_435_456),
  SEALING_KEYS_FILE: z.string().min(1, {error: 'a file'}).optional(),
  PUBLIC_URL: z
    .url({protocol: /^https?$/, error: 'the address people open, such as https://app.example.com'})
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^[\w.:/, ]+$/, {error: 'the addresses of the proxies before the server, such as loopback or 10.0.0.0/8'})
    .optional(),
  ADMIN_EMAIL: z.email({error: 'an e-mail address'}).toLowerCase().optional(),
  ADMIN_PASSWORD: z.string().min(8, {error: 'at least 8 characters'}).optional(),
  ADMIN_SECOND_FACTOR: z.enum(['required', 'offered'], {error: 'required or offered'}).default('required'),
  SESSION_DAYS: z.coerce.number({error: 'a number of days'}).int().min(1).max(365).default(90),
  ADMIN_SESSION_HOURS: z.coerce.number({error: 'a number of hours'}).int().min(1).max(720).default(12),
  LOG_LEVEL: z.enum(['error', 'info', 'debug', 'silent'], {error: 'error, info, debug or silent'}).optional(),
  RATE_LIMITS: z.enum(['on', 'off'], {error: 'on or off'}).default('on'),
  IMPORT_MAX_BYTES: z.coerce.number({error: 'a number of bytes'}).int().positive().default(defaultImportLimit.maxBytes),
  IMPORT_COOLDOWN_MS: z.coerce
    .number({error: 'a number of milliseconds'})
    .int()
    .min(0)
    .default(defaultImportLimit.cooldownMs),
  DEMO_DATA: z.enum(['on', 'off'], {error: 'on or off'}).optional(),
  ALLOW_SANDBOX: z.enum(['0', '1'], {error: '1 or 0'}).default('0'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z-]+$/, {error: 'the name of a header, such as CF-IPCountry'})
    .toLowerCase()
    .optional(),
  CATALOGUE_CONFIRMED: z.iso
    .date({error: 'the day of the price lists that you confirmed, such as 2026-01-01'})
    .optional(),
  COUPONS_FILE: z.string().min(1, {error: 'a JSON file with coupons'}).optional(),
  OPERATOR_NAME: z.string().trim().min(2, {error: 'the legal name of who runs the service'}).max(200).optional(),
  OPERATOR_ADDRESS: z.string().trim().min(8, {error: 'the postal address of who runs the service'}).max(300).optional(),
  OPERATOR_TAX_ID: z.string().trim().min(4, {error: 'the tax number of who runs the service'}).max(40).optional(),
  INVOICE_TAX: z
    .string()
    .trim()
    .regex(/^\p{L}[\p{L}.\- ]{0,30} \d{1,2}(\.\d{1,2})?$/u, {
      error: 'the tax that prices contain with its percent, such as VAT 8.25',
    })
    .optional(),
  CLIENT_DIR: z.string().min(1, {error: 'the folder of the built app'}).default('dist'),
};

const neededInProduction: readonly NeededInProduction[] = [
  {
    variable: 'PUBLIC_URL',
    words: 'the address people open, such as https://app.example.com (production needs it)',
    hasSandbox: false,
  },
  mailNeed,
  paymentsNeed,
];

const variables = {
  ...serverVariables,
  ...filesVariables,
  ...scanningVariables,
  ...mailVariables,
  ...paymentsVariables,
  ...identityVariables,
  ...chatVariables,
  ...calendarVariables,
};

/** The names of all variables that the server reads. */
export const variableNames: readonly string[] = Object.keys(variables);

const environmentSchema = z.object(variables).check(({value, issues}) => {
  if (value.NODE_ENV !== 'production') return;
  const set = new Set(Object.keys(value));
  for (const {variable, words, hasSandbox} of neededInProduction) {
    const isThere = set.has(variable) || (hasSandbox && value.ALLOW_SANDBOX === '1');
    if (!isThere) issues.push({code: 'custom', path: [variable], message: words, input: value});
  }
  if (value.PUBLIC_URL !== undefined && !isSafeLine(value.PUBLIC_URL))
    issues.push({code: 'custom', path: ['PUBLIC_URL'], message: safeLineWords, input: value});
});

const safeLineWords = 'an address with https, such as https://app.example.com (http is for the machine itself)';

/** Whether nobody in between reads what people send: by https, or on the machine itself. Rule: SEC1. */
function isSafeLine(address: string): boolean {
  // What is no address is told by the variable's own check.
  if (!URL.canParse(address)) return true;
  const {protocol, hostname} = new URL(address);
  return protocol === 'https:' || isLoopback(hostname.replaceAll(/[[\]]/g, ''));
}

/** Everything the server may be told from outside, checked. */
export type Config = ServerConfig &
  FilesConfig &
  ScanningConfig &
  MailConfig &
  PaymentsConfig &
  IdentityConfig &
  ChatConfig &
  CalendarConfig;

/** What is no provider's. */
type ServerConfig = {
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** A PostgreSQL of yours; the embedded one where undefined. */
  readonly databaseUrl: string | undefined;
  /** The folder of the embedded database and of files. */
  readonly dataDir: string;
  /** What must be free on the disk of that folder for anything large to be taken. Rule: QTA6. */
  readonly diskReserveBytes: number;
  /** The keys of sealed identity numbers; several servers of one database need the same. Rule: SEA4. */
  readonly sealingKeysFile: string;
  /** The origin people open, such as `https://app.example.com`; whatever they ask for where undefined. */
  readonly publicOrigin: string | undefined;
  /** The proxies whose word on the caller's address is taken, as Fastify's `trustProxy` reads them. */
  readonly trustProxy: string | false;
  /** The one administrator, with the password to begin with; nobody is one where undefined. Rule: ADM14. */
  readonly admin: {readonly email: string; readonly password: string} | undefined;
  /** An admin may not be without a second factor; always so in production. Rule: FAC8. */
  readonly demandsFactor: boolean;
  /** How long sessions last at most. Rule: ACC37. */
  readonly sessionLife: SessionLife;
  readonly logLevel: 'error' | 'info' | 'debug' | 'silent';
  /** Off only for benches, which ask faster than any person. */
  readonly rateLimits: boolean;
  /** What a batch import may be. */
  readonly importLimit: ImportLimit;
  /** The header in which the content network before the server names the caller's country, in lower case. Source: D25. */
  readonly countryHeader: string | undefined;
  /** Who runs the service: their legal name and postal address. */
  readonly operator: {readonly name: string; readonly address: string} | undefined;
  /** Who issues invoices, and the tax that prices contain where the operator says so. Rule: INV8. */
  readonly seller: Seller;
  /** What is bought here is paid: cards are charged by a real provider, in production. */
  readonly sellsForReal: boolean;
  /** The day of the sample prices that somebody looked at. Rule: PLN9. Source: D37. */
  readonly catalogueConfirmed: string | undefined;
  /** The file with the coupons; without one there are samples in development and none in production. Rule: CPN7. */
  readonly couponsFile: string | undefined;
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
  const admin = readTogether(values, ['ADMIN_EMAIL', 'ADMIN_PASSWORD']);
  const operator = readTogether(values, ['OPERATOR_NAME', 'OPERATOR_ADDRESS']);
  const payments = readPaymentsConfig(values);
  const isProduction = values.NODE_ENV === 'production';
  const host = values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1');
  // Everybody knows the demo's passwords: where others reach the server, somebody must ask for it.
  const wantsDemo = values.DEMO_DATA === undefined ? isLoopback(host) : values.DEMO_DATA === 'on';
  return {
    ...readFilesConfig(values),
    ...readScanningConfig(values),
    ...readMailConfig(values),
    ...payments,
    ...readIdentityConfig(values, !isProduction || values.ALLOW_SANDBOX === '1'),
    ...readChatConfig(values),
    ...readCalendarConfig(values),
    isProduction,
    port: values.PORT,
    host,
    databaseUrl: values.DATABASE_URL,
    dataDir: path.resolve(projectDir, values.DATA_DIR),
    diskReserveBytes: values.DISK_RESERVE_BYTES,
    sealingKeysFile: path.resolve(
      projectDir,
      values.SEALING_KEYS_FILE ?? path.join(values.DATA_DIR, 'sealing-keys.json'),
    ),
    publicOrigin: values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL).origin,
    trustProxy: values.TRUST_PROXY ?? false,
    admin: admin && {email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD},
    demandsFactor: isProduction || values.ADMIN_SECOND_FACTOR === 'required',
    sessionLife: {userMs: values.SESSION_DAYS * 24 * 3_600_000, adminMs: values.ADMIN_SESSION_HOURS * 3_600_000},
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'error'),
    rateLimits: values.RATE_LIMITS === 'on',
    importLimit: {maxBytes: values.IMPORT_MAX_BYTES, cooldownMs: values.IMPORT_COOLDOWN_MS},
    countryHeader: values.COUNTRY_HEADER,
    operator: operator && {name: operator.OPERATOR_NAME, address: operator.OPERATOR_ADDRESS},
    seller: readSeller(values),
    sellsForReal: isProduction && payments.stripe !== undefined,
    catalogueConfirmed: values.CATALOGUE_CONFIRMED,
    couponsFile: values.COUPONS_FILE === undefined ? undefined : path.resolve(projectDir, values.COUPONS_FILE),
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

/** The seller of invoices: the operator, or the sample where nobody has said who that is. */
function readSeller(values: {
  readonly OPERATOR_NAME?: string | undefined;
  readonly OPERATOR_ADDRESS?: string | undefined;
  readonly OPERATOR_TAX_ID?: string | undefined;
  readonly INVOICE_TAX?: string | undefined;
}): Seller {
  const {OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_TAX_ID: taxId, INVOICE_TAX: tax} = values;
  const [, taxName = '', percent] = /^(.*) ([\d.]+)$/.exec(tax ?? '') ?? [];
  return {
    name: name ?? sampleSeller.name,
    address: address ?? sampleSeller.address,
    taxId: taxId ?? null,
    tax: percent === undefined ? null : {name: taxName, basisPoints: Math.round(Number(percent) * 100)},
  };
}

function describe(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: set it to ${issue.message}`);
  return `The configuration is not right:\n${lines.join('\n')}\nSee .env.example.`;
}
