import {Suspense} from 'react';
import type {Failure} from '#contract/kernel/failure.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';

type RefusalTextProps = {readonly failure: Failure};

/** Why paying was refused; the words of an answer that is not right any more are the wizards', which are fetched for it. Rule: ORD5. */
export function RefusalText({failure}: RefusalTextProps) {
  const failureText = useFailureText();
  if (!failure.reason.startsWith('formation.')) return failureText(failure);
  return (
    <Suspense fallback={null}>
      <AnswerText failure={failure} />
    </Suspense>
  );
}

function AnswerText({failure}: RefusalTextProps) {
  useLoadedText('formation/wizard');
  const failureText = useFailureText();
  return failureText(failure);
}
