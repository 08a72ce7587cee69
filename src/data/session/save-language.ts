import {changeProfile} from '#contract/account/profile.ts';
import {isAllowed, kindOf} from '#contract/kernel/access.ts';
import {callServer} from '#src/data/calls/server.ts';
import {confirmUser, readSession} from './session.ts';
import type {Language} from '#src/i18n/languages.ts';

/**
 * Keeps the language that a person chose for their screens in their profile, which mails follow; where the server cannot be asked, or another
 * only looks as them, the choice is this device's alone. Rule: LNG2.
 */
export async function saveLanguage(language: Language): Promise<void> {
  if (!isAllowed(changeProfile.access, kindOf(readSession().user))) return;
  const answer = await callServer(changeProfile, {language});
  if (answer.ok) confirmUser(answer.value);
}
