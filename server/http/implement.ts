import {timingSafeEqual} from 'node:crypto';
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify';
import type {z} from 'zod';
import {kindOf, type Access, type accessTable} from '#contract/kernel/access.ts';
import {freshProofMs} from '#contract/account/rules.ts';
import {commonRefusals} from '#contract/kernel/common-refusals.ts';
import type {Endpoint} from '#contract/kernel/endpoint.ts';
import {fail, type Outcome, type Refusals} from '#contract/kernel/failure.ts';
import {refuseWire} from '#contract/sync/refuse-wire.ts';
import {antiForgeryHeader, personHeader, protocolHeader, wireVersion} from '#contract/wire-version.ts';
import {reasonWhenClosed} from '#contract/policy/services.ts';
import {asPerson} from '#server/db/second-net.ts';
import {SpaceClosedError} from '#server/db/space-closed-error.ts';
import {checkInput, type Issue} from './check-input.ts';
import {isBusy} from './busy.ts';
import type {Governor} from './governor.ts';
import {isSameOrigin} from './same-origin.ts';
import {sendJsonText} from './send-json-text.ts';
import {sendFailure} from './send-failure.ts';
import {diskFull, type DiskWatch} from './watch-disk.ts';
import {refuseAccess} from './refuse-access.ts';
import {personIdOf, type Identify, type IdentifyAll, type Session} from './session.ts';
import {isRecord} from '#contract/kernel/is-record.ts';
import type {WriteAudit} from '#server/audit/admin-audit.ts';
import {auditedEndpoints} from '#server/audit/audited.ts';
import {underAudit, type AuditedCall} from '#server/audit/under-audit.ts';
import type {EventLog, Tell} from '#server/events/event-log.ts';
import {telling} from '#server/events/telling.ts';
import {tellRefused, type HasPart} from '#server/events/tell-refused.ts';
import {toEvent} from '#server/events/to-event.ts';

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
  /** Whether the disk has no more than its reserve; left out where nothing is kept. Rule: QTA6. */
  readonly disk?: DiskWatch;
  /** Where what admins read and write is written. Rule: ADM21. */
  readonly writeAudit: WriteAudit;
  /** Where security events are told. Rule: EVT1. */
  readonly events: EventLog;
  /** Whether somebody has a part in a space; where left out nobody is told to have tried another's. */
  readonly hasPart?: HasPart;
  /** Every endpoint mounted so far, for the OpenAPI document. */
  readonly endpoints: Endpoint[];
};

type AnyCall = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Tells a security event of this call; it is written when the handler is done, and marked as unsure where that threw. Rule: EVT1. */
  readonly tell: Tell;
};

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
      const tell = server.events.of(request, session);
      if (refused) {
        const event = refused.ok ? undefined : toEvent(refused.failure);
        if (event) tell(event);
        const told = await underAudit(server.writeAudit, toAudited(endpoint, request, session), async () => refused);
        return told.ok ? undefined : sendFailure(reply, told.failure);
      }
      if (endpoint.fillsDisk && server.disk?.isLow()) return sendFailure(reply, diskFull);
      if (!endpoint.heaviness || !session) return undefined;
      const away = await server.governor?.admit(reply, endpoint.heaviness, session.userId);
      if (away) tell({event: 'limit.hit', limit: 'work'});
      return away && sendFailure(reply, fail('rate-limited', 'request.too-many', away).failure);
    },
    handler: async (request, reply) => {
      const session = sessions.get(request);
      const tell = server.events.of(request, session);
      const input = await checkInput(endpoint, readInput(endpoint, request));
      const run = async (): Promise<Outcome<unknown>> =>
        input.ok
          ? handleInTurn(server, endpoint, {session, input: input.data}, async () =>
              asCaller(endpoint, session, async () =>
                telling(tell, (later) => handle(parts, input.data, {request, reply, session, tell: later})),
              ).catch(toRefusal),
            )
          : toValidationFailure(endpoint, input.issue);
      const audited = toAudited(endpoint, request, session, input.ok ? input.data : undefined);
      const outcome = await underAudit(server.writeAudit, audited, run, showValue);
      if (!outcome.ok) {
        await tellRefused({tell, hasPart: server.hasPart}, audited, outcome.failure);
        return sendFailure(reply, outcome.failure);
      }
      const {value} = outcome;
      if (isPreparedJson(value)) return sendJsonText(request, reply, value[preparedText]);
      return reply.send(endpoint.output.parse(value));
    },
  });
}

/** What a person asks for waits for its place, or is turned away. */
async function handleInTurn(
  {governor}: ApiServer,
  {heaviness}: Endpoint,
  {session, input}: {readonly session: Session | undefined; readonly input: unknown},
  work: () => Promise<Outcome<unknown>>,
): Promise<Outcome<unknown>> {
  const call = session && {heaviness, userId: session.userId, input};
  const outcome = call && governor ? await governor.run(call, work) : await work();
  return isBusy(outcome) ? fail('rate-limited', 'request.too-many', outcome) : outcome;
}

/**
 * What a person asks for is done as theirs; they are the user whom an admin acts as. Admins see all companies, and what is open to visitors is done alike for
 * whoever is signed in. Rule: TEN1.
 */
async function asCaller<Result>(
  {access}: Endpoint,
  session: Session | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!session || access === 'anyone' || kindOf(session) === 'admin') return work();
  return asPerson({personId: session.userId, senderId: personIdOf(session)}, work);
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
): Outcome<never> | undefined {
  if (isOutdated(endpoint, request)) return fail('outdated', 'sync.old-wire-version');
  const changes = endpoint.method !== 'GET';
  if (changes && !isSameOrigin(request, server.publicOrigin)) return fail('forbidden', 'request.foreign-origin');
  if (endpoint.access === 'anyone') return undefined;
  // A stranger is asked to sign in, whatever else is wrong.
  if (session && changes && !hasAntiForgeryToken(request, session)) return fail('forbidden', 'request.no-auth-token');
  const failure = refuseAccess(endpoint.access, session);
  if (failure) return {ok: false, failure};
  return session && refuseUnproven(endpoint, session, server.now());
}

/** What only a person may do who has shown within the last minutes that it is them: a device left open is not enough. Rule: FAC7. */
function refuseUnproven(
  {needsProof}: Endpoint,
  {provenAt, hasSecondFactor}: Session,
  nowMs: number,
): Outcome<never> | undefined {
  if (needsProof === undefined || (needsProof === 'of-factor' && !hasSecondFactor)) return undefined;
  const agoMs = provenAt === null ? Infinity : nowMs - Date.parse(provenAt);
  return agoMs >= 0 && agoMs < freshProofMs ? undefined : fail('forbidden', 'account.proof-needed');
}

/** The call as the audit sees it. An endpoint of a test, which no table names, is a change of the product itself. */
function toAudited(
  {name, method, path, access}: Endpoint,
  {log}: FastifyRequest,
  session: Session | undefined,
  input?: unknown,
): AuditedCall {
  const {does, topic, ...named} = auditedEndpoints[name] ?? {does: 'change', topic: 'product'};
  const isForAll = access !== 'admin';
  return {session, audited: {act: name, does, topic, ...named}, method, route: path, isForAll, input, log};
}

/** What an answer says, as data. */
function showValue(value: unknown): unknown {
  return isPreparedJson(value) ? JSON.parse(value[preparedText]) : value;
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
function toValidationFailure({failures}: Endpoint, issue: Issue | undefined): Outcome<never, 'validation'> {
  const reasons: readonly string[] = [...commonRefusals.validation, ...(failures.validation ?? [])];
  const reason = reasons.find((one) => one === issue?.message) ?? 'request.invalid-field';
  return fail('validation', reason, {details: {field: issue?.path.join('.') ?? ''}});
}
