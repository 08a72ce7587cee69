import {timingSafeEqual} from 'node:crypto';
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import type {z} from 'zod';
import type {Access, accessTable} from '#contract/kernel/access.ts';
import {freshProofMs} from '#contract/account/rules.ts';
import {commonRefusals} from '#contract/kernel/common-refusals.ts';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import {fail, type Failure, type Outcome, type Refusals} from '#contract/kernel/failure.ts';
import {refuseWire} from '#contract/sync/refuse-wire.ts';
import {antiForgeryHeader, personHeader, protocolHeader, wireVersion} from '#contract/wire-version.ts';
import {reasonWhenClosed} from '#contract/policy/services.ts';
import {SpaceClosedError} from '#server/db/space-closed-error.ts';
import {checkInput, type Issue} from './check-input.ts';
import {isTurnedAway, type Governor} from './governor.ts';
import {isSameOrigin} from './same-origin.ts';
import {sendJsonText} from './send-json-text.ts';
import {sendFailure} from './send-failure.ts';
import {refuseAccess} from './refuse-access.ts';
import {personIdOf, type Identify, type IdentifyAll, type Session} from './session.ts';
import {isRecord} from '#contract/kernel/is-record.ts';

/** Where endpoints are mounted: the app and how it knows its callers. */
export type ApiServer = {
  readonly app: FastifyInstance;
  readonly identify: Identify;
  /** Asks for all at once; where left out they are asked for one by one. */
  readonly identifyAll?: IdentifyAll;
  readonly publicOrigin: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Bounds what heavy calls do at once; left out where none are mounted. */
  readonly governor?: Governor;
  /** Every endpoint mounted so far, for the OpenAPI document. */
  readonly endpoints: Endpoint[];
};

type AnyCall = {readonly request: FastifyRequest; readonly reply: FastifyReply};

/** What a handler knows of its caller. */
export type SignedInCall = AnyCall & {readonly session: Session};

/** What a handler of an open endpoint knows of its caller. */
export type OpenCall = AnyCall & {readonly session: Session | undefined};

const preparedText = Symbol('prepared JSON');

/** An answer that is JSON text already; see {@link prepareJson}. */
export type PreparedJson = {readonly [preparedText]: string};

/** Marks JSON text that already has the output's shape, and is sent as it is. The database writes it, where sync must be quick. */
export function prepareJson(text: string): PreparedJson {
  return {[preparedText]: text};
}

function isPreparedJson(value: unknown): value is PreparedJson {
  return typeof value === 'object' && value !== null && preparedText in value;
}

/** What a handler is told of its caller: where no visitor may call, there is a session. */
type CallOf<Who extends Access> = (typeof accessTable)[Who]['visitor'] extends false ? SignedInCall : OpenCall;

/** An endpoint with its handler, which works with the module's `Parts`. */
export type Implementation<Parts> = {
  readonly endpoint: Endpoint;
  readonly handle: (parts: Parts, input: unknown, call: OpenCall) => Promise<Outcome<unknown>>;
};

/** Gives an endpoint its handler. A refusal that the endpoint does not declare does not compile. */
export function implement<
  Parts,
  Input extends z.ZodType,
  Output extends z.ZodType,
  Refused extends Refusals,
  Who extends Access,
>(
  endpoint: Endpoint<Input, Output, Refused, Who>,
  handle: (
    parts: Parts,
    input: z.output<Input>,
    call: CallOf<Who>,
  ) => Promise<Outcome<z.input<Output> | PreparedJson, Refused | typeof commonRefusals>>,
): Implementation<Parts> {
  // `mount` parses the input by this endpoint, and refuses who has no session where there must be one.
  return {endpoint, handle: handle as Implementation<Parts>['handle']};
}

/** Largest body of an endpoint that names none. */
const defaultBodyLimitBytes = 64 * 1024;

/** Mounts the endpoints of a module; all work with the same parts. */
export function mountAll<Parts>(
  server: ApiServer,
  parts: Parts,
  implementations: readonly Implementation<Parts>[],
): void {
  for (const implementation of implementations) mount(server, parts, implementation);
}

/** The one order there is: authenticate, access, parse, handle, shape. The answer holds only what the output names. */
function mount<Parts>(server: ApiServer, parts: Parts, {endpoint, handle}: Implementation<Parts>): void {
  const sessions = new WeakMap<FastifyRequest, Session | undefined>();
  server.endpoints.push(endpoint);
  server.app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimitBytes ?? defaultBodyLimitBytes,
    config: endpoint.perMinute === undefined ? {} : {rateLimit: {max: endpoint.perMinute}},
    // After the rate limit and before the body is read: a stranger cannot make us read megabytes.
    preParsing: async (request, reply) => {
      const session = await server.identify(request);
      sessions.set(request, session);
      if (session) reply.header(personHeader, personIdOf(session));
      const refused = refuseCaller(server, endpoint, request, session);
      if (refused) return sendFailure(reply, refused);
      if (!endpoint.heaviness || !session) return undefined;
      const away = await server.governor?.admit(reply, endpoint.heaviness, session.userId);
      return away && sendFailure(reply, fail('rate-limited', 'request.too-many', away).failure);
    },
    handler: async (request, reply) => {
      const input = await checkInput(endpoint, readInput(endpoint, request));
      if (!input.ok) return sendFailure(reply, toValidationFailure(endpoint, input.issue));
      const call = {request, reply, session: sessions.get(request)};
      const work = async () => handle(parts, input.data, call).catch(toRefusal);
      const {heaviness} = endpoint;
      const outcome =
        heaviness && server.governor ? await server.governor.run(heaviness, input.data, work) : await work();
      if (isTurnedAway(outcome)) return sendFailure(reply, fail('rate-limited', 'request.too-many', outcome).failure);
      if (!outcome.ok) return sendFailure(reply, outcome.failure);
      const {value} = outcome;
      if (isPreparedJson(value)) return sendJsonText(request, reply, value[preparedText]);
      return reply.send(endpoint.output.parse(value));
    },
  });
}

/** Any ask may come to a company that is dissolved: none of them has to think of it. Rule: DIS9. */
function toRefusal(error: unknown): Outcome<never> {
  if (error instanceof SpaceClosedError) return fail('forbidden', reasonWhenClosed);
  throw error;
}

/** What can be refused without reading the body: a foreign page, a stranger, a forged call, somebody who may not. Rules: ACC8, ACC9, FAC7, POL2, TRA7. */
function refuseCaller(
  server: ApiServer,
  endpoint: Endpoint,
  request: FastifyRequest,
  session: Session | undefined,
): Failure | undefined {
  if (isOutdated(endpoint, request)) return fail('outdated', 'sync.old-wire-version').failure;
  const changes = endpoint.method !== 'GET';
  if (changes && !isSameOrigin(request, server.publicOrigin))
    return fail('forbidden', 'request.foreign-origin').failure;
  if (endpoint.access === 'anyone') return undefined;
  // A stranger is asked to sign in, whatever else is wrong.
  if (!session) return refuseAccess(endpoint.access, session);
  if (changes && !hasAntiForgeryToken(request, session)) return fail('forbidden', 'request.no-auth-token').failure;
  return refuseAccess(endpoint.access, session) ?? refuseUnproven(endpoint, session, server.now());
}

/** What only a person may do who has shown within the last minutes that it is them: a device left open is not enough. Rule: FAC7. */
function refuseUnproven(
  {needsProof}: Endpoint,
  {provenAt, hasSecondFactor}: Session,
  nowMs: number,
): Failure<'forbidden'> | undefined {
  if (needsProof === undefined || (needsProof === 'of-factor' && !hasSecondFactor)) return undefined;
  const agoMs = provenAt === null ? Infinity : nowMs - Date.parse(provenAt);
  return agoMs >= 0 && agoMs < freshProofMs ? undefined : fail('forbidden', 'account.proof-needed').failure;
}

/** The wire version that a caller speaks; a program that names none is taken for a new one. */
export function spokenBy({headers}: Pick<FastifyRequest, 'headers'>): number {
  return Number(headers[protocolHeader] ?? wireVersion);
}

/** Whether a page asks that would not understand the answer. */
function isOutdated({since = 1}: Endpoint, {headers}: FastifyRequest): boolean {
  const spoken = spokenBy({headers});
  return spoken < since || refuseWire(spoken)?.failure.code === 'outdated';
}

function hasAntiForgeryToken(request: FastifyRequest, {antiForgeryToken}: Session): boolean {
  const given = Buffer.from(String(request.headers[antiForgeryHeader] ?? ''));
  const wanted = Buffer.from(antiForgeryToken);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function readInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  const parts = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? request.query : request.body;
  const params = request.params;
  if (!isRecord(params) || Object.keys(params).length === 0) return parts ?? {};
  return isRecord(parts) ? {...parts, ...params} : params;
}

/** The message of an error is a reason where the endpoint declares it; any other is zod's own and says nothing to people. */
function toValidationFailure({failures}: Endpoint, issue: Issue | undefined): Failure<'validation'> {
  const reasons: readonly string[] = [...commonRefusals.validation, ...(failures.validation ?? [])];
  const reason = reasons.find((one) => one === issue?.message) ?? 'request.invalid-field';
  return fail('validation', reason, {details: {field: issue?.path.join('.') ?? ''}}).failure;
}
