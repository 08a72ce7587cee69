import type {z} from 'zod';
import {readMe, refreshSession} from '#contract/account/session.ts';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import type {RowColumns} from '#contract/kernel/field-values.ts';
import {pullChanges, readPage} from '#contract/sync/pull-changes.ts';
import {pushChanges} from '#contract/sync/push-changes.ts';
import {antiForgeryHeader, personHeader, protocolHeader, wireVersion} from '#contract/wire-version.ts';
import {runAtOnce} from '#server/http/in-turns.ts';
import {statusOf, toFailureBody} from '#server/http/send-failure.ts';
import {pushBatch} from '#server/sync/judge/push.ts';
import type {PushStore} from '#server/sync/judge/store.ts';
import type {SentRequest} from '#tests/fakes/network.ts';

/** What a browser's cookies say of a session. */
export type Cookies = {
  readonly userId: string;
  readonly antiForgeryToken: string;
  /** Until when the access token holds, and until when it can be renewed; milliseconds of the server. */
  accessUntilMs: number;
  readonly renewableUntilMs: number;
};

/** How long an access token holds. Source: D7. */
export const accessMs = 15 * 60_000;

/** What answers: the product's push over some store, and reading by the same rules. */
export type Commands = {
  readonly push: PushStore;
  pull(
    userId: string,
    input: z.output<typeof pullChanges.input>,
  ): Promise<Outcome<z.output<typeof pullChanges.output>>>;
  readPage(userId: string, input: z.output<typeof readPage.input>): Promise<Outcome<RowColumns>>;
};

/** Answers a request that came with these cookies; null from a stranger. */
export type Handle = (request: SentRequest, cookies: Cookies | null) => Promise<Response>;

/** Makes a server of commands, behind the product's words on the wire, without sockets. */
export function createCommandServer(commands: Commands, now: () => number): Handle {
  // However slow the machine is, the same happens in the same order.
  const runSteps = async <Result>(steps: Generator<void, Result, void>) => runAtOnce(steps);
  const pushing = {store: commands.push, now, wireVersion, runSteps};
  const routes = [
    route(pushChanges, async (input, {userId}) => pushBatch(pushing, userId, input)),
    route(pullChanges, async (input, {userId}) => commands.pull(userId, input)),
    route(readPage, async (input, {userId}) => commands.readPage(userId, input)),
    route(readMe, async (_input, {userId, antiForgeryToken}) => succeed(buildMe(userId, antiForgeryToken))),
  ];
  return async (request, cookies) => {
    const userId = cookies && cookies.accessUntilMs > now() ? cookies.userId : null;
    const answer = (outcome: Outcome<unknown>) => toResponse(outcome, userId);
    const [path = '', query = ''] = request.path.split('?');
    if (path === refreshSession.path) return answer(renew(cookies, now()));
    const found = routes.find(({endpoint}) => endpoint.path === path && endpoint.method === request.method);
    if (!found) return answer(fail('not-found', 'request.unknown'));
    if (!cookies || cookies.accessUntilMs <= now()) return answer(fail('unauthorized', 'account.sign-in-required'));
    const changes = request.method !== 'GET';
    if (changes && new Headers(request.init.headers).get(antiForgeryHeader) !== cookies.antiForgeryToken)
      return answer(fail('forbidden', 'request.no-auth-token'));
    const body: unknown = changes
      ? JSON.parse(typeof request.init.body === 'string' ? request.init.body : '{}')
      : Object.fromEntries(new URLSearchParams(query));
    return answer(await found.handle(body, cookies));
  };
}

type Route = {
  readonly endpoint: Endpoint;
  readonly handle: (input: unknown, cookies: Cookies) => Promise<Outcome<unknown>>;
};

function route<Input extends Endpoint['input']>(
  endpoint: Endpoint<Input>,
  handle: (input: Input['_zod']['output'], cookies: Cookies) => Promise<Outcome<unknown>>,
): Route {
  return {
    endpoint,
    handle: async (input, cookies) => {
      const parsed = endpoint.input.safeParse(input);
      return parsed.success ? handle(parsed.data, cookies) : fail('validation', 'request.invalid-field');
    },
  };
}

function renew(cookies: Cookies | null, nowMs: number): Outcome<{userId: string}> {
  if (!cookies || cookies.renewableUntilMs <= nowMs) return fail('unauthorized', 'account.sign-in-required');
  cookies.accessUntilMs = nowMs + accessMs;
  return succeed({userId: cookies.userId});
}

function buildMe(id: string, authToken: string) {
  const person = {email: 'person@example.com', firstName: 'Ana', lastName: 'Núñez', language: 'es', isAdmin: false};
  return {id, ...person, status: 'active', createdAt: '2026-01-01T00:00:00.000Z', authToken};
}

/** An answer as the product sends it; `userId` is null for a stranger. */
export function toResponse(outcome: Outcome<unknown>, userId: string | null): Response {
  const protocol = {'content-type': 'application/json; charset=utf-8', [protocolHeader]: String(wireVersion)};
  const headers = {...protocol, ...(userId !== null && {[personHeader]: userId})};
  if (outcome.ok) return new Response(JSON.stringify(outcome.value), {headers});
  return new Response(JSON.stringify(toFailureBody(outcome.failure)), {
    status: statusOf[outcome.failure.code],
    headers,
  });
}
