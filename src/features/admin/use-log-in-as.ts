import {useCallback} from 'react';
import {logInAsUser} from '#contract/admin/log-in-as-user.ts';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {callServer} from '#src/data/calls/server.ts';
import {settleIn} from '#src/data/session/settle-in.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import type {words} from './text/words.ts';

/** Sees the product as a user, from their home on. Source: S7.10, S8.14, D10. */
export function useLogInAs(): (user: {readonly id: string}) => Promise<void> {
  const text = useText<typeof words>('admin');
  const failureText = useFailureText();
  const language = useLanguage();
  const navigate = useNavigate();
  return useCallback(
    async ({id: userId}) => {
      const answer = await callServer(logInAsUser, {userId});
      if (!answer.ok)
        return showToast({text: `${text('logInAsTrouble')} ${failureText(answer.failure)}`, tone: 'danger'});
      await settleIn(answer.value);
      return navigate(pathTo.dashboard(language));
    },
    [text, failureText, language, navigate],
  );
}
