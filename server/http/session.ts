import type {FastifyRequest} from 'fastify';

/** Who is calling: a signed-in person on one device. */
export type Session = {
  readonly sessionId: string;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isAdmin: boolean;
  readonly status: 'active' | 'blocked';
  /** What the caller must send back with every call that changes something. Source: D7. */
  readonly antiForgeryToken: string;
};

/** Finds the session of a request by its cookies; undefined for a stranger, or when it ended or its access ran out. */
export type Identify = (request: FastifyRequest) => Promise<Session | undefined>;
