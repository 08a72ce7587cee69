import {TriangleAlert} from 'lucide-react';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import type {Subscription} from './read-subscriptions.ts';
import type {es} from './text/es.ts';

/** The renewals that were not paid, with the way to put them right for who may. Rules: SUB7, SUB8. */
export function OwedNotes({found}: {readonly found: readonly Subscription[]}) {
  const text = useText<typeof es>('subscriptions');
  const format = useFormat();
  const language = useLanguage();
  return found.flatMap(({id, company, owedSince}) =>
    owedSince.map((day) => (
      <Banner
        key={`${id} ${day}`}
        shape="boxed"
        tone="danger"
        icon={<TriangleAlert size={16} aria-hidden />}
        {...(company.role === 'owner'
          ? {actions: <ButtonLink href={pathTo.cards(language)}>{text('owedPay')}</ButtonLink>}
          : {})}
      >
        {text('owed', {company: company.name, day: format.day(day, 'long')})}
      </Banner>
    )),
  );
}
