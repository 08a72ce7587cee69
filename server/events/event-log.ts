import type {FastifyRequest} from 'fastify';
import {callerNetwork} from '#server/http/caller-network.ts';
import type {Session} from '#server/http/session.ts';
import {createRepeats, type TellLine} from './repeats.ts';
import {securityEvents, type SecurityEvent} from './security-events.ts';

/** Tells one event. */
export type Tell = (event: SecurityEvent) => void;

/** What of a request is told. */
type Asked = Pick<FastifyRequest, 'id' | 'ip' | 'method' | 'routeOptions'>;

/** Where events are told. */
export type EventLog = {
  /** For what happens in a request, with its route, its network and whoever makes it. */
  readonly of: (request: Asked, session?: Session) => Tell;
  /** For what happens outside any. */
  readonly tell: Tell;
  /** Tells how often what is repeated was, once its minute is over; of an unfinished minute, too, where told so. */
  readonly endMinute: (isClosing?: boolean) => void;
};

type EventLogParts = {
  readonly writeLine: TellLine;
  /** What a network is called in the log; undefined as long as that is not known. Rule: EVT3. */
  readonly nameNetwork: (network: string) => string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** Makes the log of events. An event is told at once, and what is the same within a minute is counted. Rules: EVT1 to EVT4. */
export function createEventLog({writeLine, nameNetwork, now}: EventLogParts): EventLog {
  const repeats = createRepeats(writeLine, now);
  const tell = (event: SecurityEvent, call: Readonly<Record<string, unknown>>): void => {
    const {event: name, ...said} = event;
    const {personId, sessionId, adminId, ...place} = call;
    // What an event says of whose it is stands alone: another person may have been signed in there before.
    const caller = said.personId === undefined ? {personId, sessionId, adminId} : {};
    repeats.tell(name, securityEvents[name], withoutEmpty({...caller, ...said, ...place}));
  };
  return {
    of: (request, session) => (event) => tell(event, {...describeCaller(session), ...describePlace(request)}),
    tell: (event) => tell(event, {}),
    endMinute: repeats.endMinute,
  };

  function describePlace({id, ip, method, routeOptions}: Asked) {
    const route = routeOptions.url ?? 'none';
    return {method, route, network: nameNetwork(callerNetwork(ip)), reqId: id};
  }
}

function describeCaller(session: Session | undefined) {
  return {personId: session?.userId, sessionId: session?.sessionId, adminId: session?.acting?.adminId};
}

function withoutEmpty(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}
