import {Choices} from '#src/site/parts/choices.tsx';
import {CountryCheck} from '#src/site/parts/country-check.tsx';
import {DraftsPlace} from '#src/site/parts/drafts-place.tsx';
import {PageHead} from '#src/site/parts/page-head.tsx';
import {useLinks, useSite} from '#src/site/site-context.ts';

/** What was begun, the choice of what to begin with its prices, and what one's country can have. Rule: SIT16. Source: S1.10, S2.12. */
export function StartNowPage() {
  const {text} = useSite();
  const to = useLinks();
  return (
    <>
      <div className="page inner">
        <PageHead title={text('startTitle')} lead={text('startLead')} />
        <DraftsPlace />
        <Choices level="h2" />
        <p className="start-note quiet">
          {text('startAccount')} <a href={to('login')}>{text('signIn')}</a>
        </p>
      </div>
      <CountryCheck />
    </>
  );
}
