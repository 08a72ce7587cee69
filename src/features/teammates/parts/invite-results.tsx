import {useId} from 'react';
import type {Outcome} from '#contract/kernel/failure.ts';
import type {es} from '#src/features/teammates/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Banner} from '#src/ui/feedback/banner.tsx';

/** What became of an invitation to one company. */
export type InviteResult = {readonly company: string; readonly outcome: Outcome<unknown>};

type InviteResultsProps = {readonly email: string; readonly results: readonly InviteResult[]};

/** Says of each company whether somebody was invited to it, or why not. Rule: TMM16. */
export function InviteResults({email, results}: InviteResultsProps) {
  const text = useText<typeof es>('teammates');
  const sayFailure = useFailureText();
  const titleId = useId();
  return (
    <Banner tone="warn" shape="boxed" isUrgent>
      <p id={titleId}>{text('results', {email})}</p>
      <ul aria-labelledby={titleId}>
        {results.map(({company, outcome}) => (
          <li key={company}>
            {text('resultIn', {company, result: outcome.ok ? text('resultSent') : sayFailure(outcome.failure)})}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
