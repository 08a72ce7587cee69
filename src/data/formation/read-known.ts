import {isPlaceholder} from '#contract/account/is-placeholder.ts';
import {readSession} from '#src/data/session/session.ts';
import type {Begun} from './begun.ts';

/** What their account says of who is signed in; nothing of a visitor. */
export function readKnown(): Begun {
  const {user} = readSession();
  if (!user) return {};
  const {firstName, lastName, email} = user;
  return isPlaceholder(user) ? {email} : {firstName, lastName, email};
}
