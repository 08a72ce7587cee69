import {Suspense} from 'react';
import {isAskedForNames} from '#contract/companies/turn.ts';
import {AccountNotYet} from '#src/data/plans/account-not-yet.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {ProposeForm} from '#src/features/companies/names/propose-form.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {isUnsigned} from './is-unsigned.ts';
import type {words} from './text/words.ts';
import type {FormedFacts} from './read-company.ts';

/** What the person can do in the step that is now: the only primary button of the page. Source: design.md, mockup `company`. */
export function TurnAct({facts}: {readonly facts: FormedFacts}) {
  const text = useText<typeof words>('companies/company');
  const language = useLanguage();
  const {company, formation} = facts;
  if (company.dissolvedOn !== null) return null;
  const toSign = isUnsigned(facts);
  if (isAskedForNames(formation) && company.role === 'owner')
    return (
      <Suspense fallback={<Skeleton height={200} />}>
        <ProposeForm companyId={company.id} formation={formation} />
      </Suspense>
    );
  return (
    <>
      {toSign ? (
        <ButtonLink look="primary" href={pathTo.agreement(language, company.id)}>
          {text('sign')}
        </ButtonLink>
      ) : null}
      {formation.status === 'ReadyForBankAccount' && !toSign ? <AccountNotYet /> : null}
    </>
  );
}
