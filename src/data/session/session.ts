import type {Me} from '#contract/account/session.ts';
import {forgetPlaces} from '#src/data/device/places.ts';

/** The person whose data is on this device, as far as the screens need it before any server has answered. */
export type LocalUser = Pick<Me, 'id' | 'email' | 'firstName' | 'lastName' | 'language' | 'isAdmin'> &
  Partial<Pick<Me, 'status' | 'blockedReason' | 'acting' | 'owesSecondFactor'>>;

/**
 * `ended`: the server said that this session is over; what is local stays and waits for the same person's next sign-in.
 * `unknown`: it was not asked yet, or could not be reached.
 */
export type ServerSession = 'unknown' | 'live' | 'ended';

/** Who is here. */
export type Session = {
  readonly user: LocalUser | null;
  readonly server: ServerSession;
  readonly authToken: string | null;
};

const userKey = 'faro.user';

/** Where the anti-forgery token is kept. Source: S3.01, D7. */
const tokenKey = 'authToken';

/** Remembers that a session must still be ended on the server. Source: D32. */
export const owedSignOutKey = 'faro.logout-owed';

let session: Session = readStored();
const listeners = new Set<() => void>();

/** The session as it is now; the same object until it changes. */
export function readSession(): Session {
  return session;
}

/** Calls back on every change, also by another tab. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Someone signed in, or the server has confirmed who is here. */
export function beginSession(me: Me): void {
  const {authToken} = me;
  const user = toLocalUser(me);
  localStorage.setItem(userKey, JSON.stringify(user));
  sessionStorage.setItem(tokenKey, authToken);
  // A session that was left offline has been replaced.
  localStorage.removeItem(owedSignOutKey);
  set({user, server: 'live', authToken});
}

/** The server has answered who it takes this browser's person for. Who left meanwhile is not brought back by it, and another's session is none of theirs. Rule: SES2. */
export function confirmUser(me: Me): void {
  if (session.user === null) return;
  if (me.id === session.user.id) beginSession(me);
  else noteEndedSession();
}

/** What of a person the screens need. */
export function toLocalUser(me: Me): LocalUser {
  const {id, email, firstName, lastName, language, isAdmin, status, blockedReason, acting, owesSecondFactor} = me;
  return {id, email, firstName, lastName, language, isAdmin, status, blockedReason, acting, owesSecondFactor};
}

/** Local storage was lost in a crash, and who was here is known from elsewhere. Rule: SES1. */
export function restoreUser(user: LocalUser): void {
  localStorage.setItem(userKey, JSON.stringify(user));
  set({...readStored(), server: 'unknown'});
}

/** The server no longer knows this session; the person and their data stay. */
export function noteEndedSession(): void {
  sessionStorage.removeItem(tokenKey);
  if (session.server !== 'ended') set({...session, server: 'ended', authToken: null});
}

/** The person has left this device. */
export function forgetUser(): void {
  localStorage.removeItem(userKey);
  sessionStorage.removeItem(tokenKey);
  forgetPlaces();
  set({user: null, server: 'ended', authToken: null});
}

/** Whether a person is on this device, as all tabs see it. */
export function isUserStored(): boolean {
  return localStorage.getItem(userKey) !== null;
}

/** A session that was left offline is still to be ended on the server. */
export function isSignOutOwed(): boolean {
  return localStorage.getItem(owedSignOutKey) !== null;
}

function set(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function readStored(): Session {
  return {
    user: parseUser(localStorage.getItem(userKey)),
    server: 'unknown',
    authToken: sessionStorage.getItem(tokenKey),
  };
}

/** What `beginSession` wrote; anything else counts as nobody. */
function parseUser(text: string | null): LocalUser | null {
  if (text === null) return null;
  try {
    const user = JSON.parse(text) as LocalUser | null;
    return typeof user?.id === 'string' && typeof user.firstName === 'string' ? user : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

// Another tab signed in or out.
addEventListener('storage', (event) => {
  if (event.key === userKey || event.key === null) set({...readStored(), server: 'unknown'});
});
