import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {openStripeAccount, StripeRefusal, type StripeAccountFake} from './account.ts';

/**
 * What goes wrong with one request. `dropped`: nothing was done. `lost`: it was done, and the answer is not. `stalled`: no answer ever.
 * A status is answered in place of doing it, with Stripe's headers where wanted.
 */
export type StripeFault =
  | 'dropped'
  | 'lost'
  | 'stalled'
  | 'garbage'
  | {readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly error?: object};

/** A request as it came. */
type Seen = {readonly line: string; readonly headers: IncomingMessage['headers']; readonly form: URLSearchParams};

/** Stripe on this machine. */
export type StripeServer = {
  readonly url: string;
  readonly secretKey: string;
  readonly account: StripeAccountFake;
  readonly seen: readonly Seen[];
  /** The next requests go wrong so, one each. */
  readonly failNext: (...faults: StripeFault[]) => void;
  /** The next requests that change something do; those that only read are answered. */
  readonly failActs: (...faults: StripeFault[]) => void;
  readonly close: () => Promise<void>;
};

type Answer = {readonly status: number; readonly body: string};

const secretKey = 'sk_test_of_the_tests';

/** Starts Stripe, as far as we use it, with its idempotency keys. */
export async function startStripeServer(): Promise<StripeServer> {
  const account = openStripeAccount();
  const seen: Seen[] = [];
  const faults: StripeFault[] = [];
  const faultsOfActs: StripeFault[] = [];
  const kept = new Map<string, {readonly asked: string; readonly answer: Answer}>();
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString();
    const line = `${request.method} ${request.url}`;
    seen.push({line, headers: request.headers, form: new URLSearchParams(text)});
    const fault = faults.shift() ?? (request.method === 'GET' ? undefined : faultsOfActs.shift());
    if (fault === 'stalled') return;
    if (fault === 'dropped') return void response.destroy();
    if (fault === 'garbage') return void response.writeHead(200, {'request-id': 'req_1'}).end('<html>');
    if (typeof fault === 'object') return send(response, refusal(fault.status, fault.error), fault.headers);
    const key = request.headers['idempotency-key'];
    const asked = `${line}\n${text}`;
    const old = typeof key === 'string' ? kept.get(key) : undefined;
    if (old && old.asked !== asked) return send(response, refusal(400, {type: 'idempotency_error'}));
    const answer = old?.answer ?? work(account, request, new URLSearchParams(text));
    if (typeof key === 'string') kept.set(key, {asked, answer});
    if (fault === 'lost') return void response.destroy();
    send(response, answer, old && {'idempotent-replayed': 'true'});
  };
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey,
    account,
    seen,
    failNext: (...wanted) => void faults.push(...wanted),
    failActs: (...wanted) => void faultsOfActs.push(...wanted),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refusal(status: number, error: object = {type: 'api_error'}): Answer {
  return {status, body: JSON.stringify({error})};
}

function send(response: ServerResponse, {status, body}: Answer, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, {'content-type': 'application/json', 'request-id': 'req_1', ...headers}).end(body);
}

function work(account: StripeAccountFake, {method, url, headers}: IncomingMessage, form: URLSearchParams): Answer {
  if (headers.authorization !== `Bearer ${secretKey}`) return refusal(401, {type: 'invalid_request_error'});
  // Types and behaviour are of this version alone.
  if (headers['stripe-version'] !== '2026-10-28.endive') return refusal(400, {type: 'invalid_request_error'});
  const {pathname, searchParams} = new URL(url ?? '', 'http://stripe');
  try {
    for (const [wanted, pattern, act] of routes) {
      const found = pattern.exec(pathname);
      if (wanted !== method || !found) continue;
      const done = act(account, {ids: found.slice(1), form, query: searchParams});
      return {status: 200, body: JSON.stringify(Array.isArray(done) ? toList(done) : done)};
    }
    return refusal(404, {type: 'invalid_request_error'});
  } catch (error) {
    if (error instanceof StripeRefusal) return refusal(error.status, error.error);
    throw error;
  }
}

function toList(data: readonly object[]): object {
  return {object: 'list', data, has_more: false};
}

type Told = {readonly ids: readonly string[]; readonly form: URLSearchParams; readonly query: URLSearchParams};

const pageOf = ({query}: Told) => ({
  limit: Number(query.get('limit') ?? 10),
  startingAfter: query.get('starting_after'),
});
const first = ({ids}: Told): string => ids[0] ?? '';

/** The values under `name[…]` of a form. */
function group(form: URLSearchParams, name: string): Record<string, string> {
  const found = [...form].flatMap(([key, value]) => {
    const inner = new RegExp(`^${name}\\[(\\w+)\\]$`).exec(key)?.[1];
    return inner === undefined ? [] : [[inner, value]];
  });
  return Object.fromEntries(found) as Record<string, string>;
}

function readEmail(email: string | null): string | null {
  if (email === null || /^[\w.+-]+@[\w.-]+$/.test(email)) return email;
  throw new StripeRefusal(400, {type: 'invalid_request_error', code: 'email_invalid', param: 'email'});
}

const routes: readonly (readonly [
  'GET' | 'POST' | 'DELETE',
  RegExp,
  (account: StripeAccountFake, told: Told) => object,
])[] = [
  ['POST', /^\/v1\/customers$/, (account, {form}) => account.createCustomer(group(form, 'metadata'))],
  ['GET', /^\/v1\/customers$/, (account, told) => account.listCustomers(pageOf(told))],
  ['GET', /^\/v1\/customers\/(\w+)$/, (account, told) => account.readCustomer(first(told))],
  [
    'POST',
    /^\/v1\/customers\/(\w+)$/,
    (account, told) => {
      const customer = account.changeCustomer(first(told));
      const {default_payment_method: preferred} = group(told.form, 'invoice_settings');
      if (preferred !== undefined) customer.invoice_settings.default_payment_method = preferred;
      customer.email = readEmail(told.form.get('email')) ?? customer.email;
      customer.name = told.form.get('name') ?? customer.name ?? null;
      return customer;
    },
  ],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, (account, told) => account.deleteCustomer(first(told))],
  ['GET', /^\/v1\/customers\/(\w+)\/payment_methods$/, (account, told) => account.listMethods(first(told))],
  [
    'GET',
    /^\/v1\/customers\/(\w+)\/payment_methods\/(\w+)$/,
    (account, told) => account.findMethod(first(told), told.ids[1] ?? ''),
  ],
  ['POST', /^\/v1\/payment_methods\/(\w+)\/detach$/, (account, told) => account.detach(first(told))],
  ['POST', /^\/v1\/payment_intents$/, (account, {form}) => createIntent(account, form)],
  ['GET', /^\/v1\/payment_intents$/, (account, told) => account.listIntents(pageOf(told))],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, (account, told) => account.readIntent(first(told))],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, (account, told) => account.cancelIntent(first(told))],
  [
    'POST',
    /^\/v1\/refunds$/,
    (account, {form}) => account.refund(form.get('payment_intent') ?? '', Number(form.get('amount'))),
  ],
  [
    'GET',
    /^\/v1\/disputes$/,
    (account, {query}) => account.disputes.filter((one) => one.payment_intent === query.get('payment_intent')),
  ],
  ['POST', /^\/v1\/setup_intents$/, (account, {form}) => account.createSetup(form.get('customer') ?? '')],
];

function createIntent(account: StripeAccountFake, form: URLSearchParams): object {
  const isConfirmed = form.get('confirm') === 'true';
  // Stripe refuses an address to come back to where nothing is confirmed, and other kinds of payment are not asked for.
  if (form.has('return_url') && !isConfirmed) throw new StripeRefusal(400, {type: 'invalid_request_error'});
  if (form.get('allowed_payment_method_types[0]') !== 'card' || form.get('currency') !== 'usd')
    throw new StripeRefusal(400, {type: 'invalid_request_error'});
  return account.createIntent({
    amount: Number(form.get('amount')),
    customer: form.get('customer') ?? '',
    description: form.get('description') ?? '',
    metadata: group(form, 'metadata'),
    saves: form.get('setup_future_usage') === 'off_session',
    card: isConfirmed ? (form.get('payment_method') ?? '') : undefined,
    isPersonThere: form.get('off_session') !== 'true',
  });
}
