import {readSession} from '#src/data/session/session.ts';
import type {Begun} from './begun.ts';

/** What their account says of who is signed in; nothing of a visitor. */
export function readKnown(): Begun {
  const {user} = readSession();
  return user ? {firstName: user.firstName, lastName: user.lastName, email: user.email} : {};
}
