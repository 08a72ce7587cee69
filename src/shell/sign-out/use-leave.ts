import {useState} from 'react';
import type {LeavingGoal} from './leaving-goal.ts';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {signOut} from '#src/data/session/sign-out.ts';
import {useLanguage} from '#src/i18n/use-language.ts';

/** A server that does not answer keeps nobody on a page that is to be left; what is owed to it is paid later (D32). */
const timeoutMs = 3_000;

/** Signs out and goes on to signing in, or to the goal. */
export function useLeave(goal: LeavingGoal | undefined) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async (...[userId, holders]: Parameters<typeof signOut>) => {
    setLeaving(true);
    const {told} = await signOut(userId, holders);
    if (goal) {
      // Leaving the page ends what it is saying.
      await Promise.race([told, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
      location.replace(goal.href);
      return;
    }
    // The guard has led to signing in by now, remembering a page that is no longer anybody's.
    await navigate(pathTo.login(language), {replace: true});
  };
  return {isLeaving, leave};
}
