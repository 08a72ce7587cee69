import type {FastifyRequest} from 'fastify';
import type {BlockedReason} from '#contract/account/rules.ts';

/** An admin who acts as the session's user. Source: D10. */
export type Acting = {
  readonly adminId: string;
  readonly adminName: string;
  /** The id of the two of them: numbers, sends and keeps what they do apart from what either does. Rule: ADM7. */
  readonly personId: string;
  /** When it ends, ISO UTC. */
  readonly until: string;
};

/** Who is calling: a signed-in person on one device. */
export type Session = {
  readonly sessionId: string;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isAdmin: boolean;
  readonly status: 'active' | 'blocked';
  readonly blockedReason: BlockedReason | null;
  readonly acting: Acting | null;
  /** They have a second factor. */
  readonly hasSecondFactor: boolean;
  /** They must set one up before anything but their own account is open to them. Rule: FAC8. */
  readonly owesSecondFactor: boolean;
  /** When it was last shown that it is them, ISO UTC. Rule: FAC7. */
  readonly provenAt: string | null;
  /** What the caller must send back with every call that changes something. Source: D7. */
  readonly antiForgeryToken: string;
};

/** Finds the session of a request by its cookies; undefined for a stranger, or when it ended or its access ran out. */
export type Identify = (request: FastifyRequest) => Promise<Session | undefined>;

/** The same for many requests at once, in their order. */
export type IdentifyAll = (requests: readonly FastifyRequest[]) => Promise<(Session | undefined)[]>;

/** Whose device this is, as the device knows it: the person, or an admin and the user they act as. */
export function personIdOf({userId, acting}: Pick<Session, 'userId' | 'acting'>): string {
  return acting?.personId ?? userId;
}
