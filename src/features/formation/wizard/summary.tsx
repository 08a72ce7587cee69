import {useCallback} from 'react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {priceOrder} from '#contract/catalogue/price-order.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {formationSteps} from '#contract/formation/steps.ts';
import {readOrderChoice} from '#contract/formation/order-choice.ts';
import {judgedToday} from '#src/data/formation/facts-on.ts';
import {nameState} from '#src/data/states/name-state.ts';
import {OrderLines} from '#src/data/plans/order-lines.tsx';
import {readApart} from '#src/data/plans/read-apart.ts';
import {AccountNotYet} from '#src/data/plans/account-not-yet.tsx';
import {pathTo, wizardTo} from '#src/routing/routing.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {readHelp} from './read-help.ts';
import {useLabels, useWords} from './use-words.ts';

/** What the answers come to so far, what happens after paying, and help for the step. Rules: PLN5, PLN6. Source: ux.md U6. */
export function Summary({draft, at, who}: {draft: CompanyDraft; at: string; who: 'guest' | 'user'}) {
  const text = useWords();
  const label = useLabels();
  const language = useLanguage();
  const next = `${wizardTo.user[draft.kind](language)}?draft=${draft.id}`;
  return (
    <>
      <Order draft={draft} at={at} />
      {who === 'guest' ? (
        <Stack gap={2}>
          <SectionHead title={label('account.title')} />
          <Text tone="muted">{label('account.text')}</Text>
          <Link href={pathTo.register(language, next)}>{label('account.register')}</Link>
          <Link href={pathTo.login(language, next)}>{label('account.login')}</Link>
        </Stack>
      ) : null}
      <Stack gap={2}>
        <SectionHead title={text('summary.afterTitle')} />
        <Text tone="muted">{text('summary.after')}</Text>
      </Stack>
      <Stack gap={2}>
        <SectionHead title={text('summary.helpTitle')} />
        <Text tone="muted">{text(readHelp(draft.kind, at))}</Text>
        <Link href={pathTo.contact(language)}>{text('summary.write')}</Link>
      </Stack>
      <AccountNotYet />
    </>
  );
}

function Order({draft, at}: {draft: CompanyDraft; at: string}) {
  const text = useWords();
  const format = useFormat();
  const today = judgedToday();
  const {lines, todayCents, renewals} = priceOrder(readOrderChoice(draft), {catalogue: readCatalogue(today), today});
  const place = formationSteps[draft.kind].findIndex(({id}) => id === 'plan') + 1;
  const name = [draft.nameOne.trim(), draft.designator ?? ''].filter(Boolean).join(' ');
  const isChosen = draft.plan !== null;
  return (
    <Stack gap={3}>
      <SectionHead title={text('summary.title')} />
      <div>
        {name === '' ? null : <Text isStrong>{name}</Text>}
        <Text tone="muted" size="small">
          {describeCompany(draft, text, format.locale)}
        </Text>
      </div>
      <OrderLines
        lines={lines}
        sumName={text('summary.total')}
        cents={todayCents}
        renewals={isChosen ? renewals : []}
        apart={isChosen ? readApart(draft, today) : null}
        day={today}
      />
      {isChosen ? null : (
        <Text tone="muted" size="small">
          {at === 'plan' ? text('summary.noPlanHere') : text('summary.noPlan', {place})}
        </Text>
      )}
    </Stack>
  );
}

function describeCompany(draft: CompanyDraft, text: ReturnType<typeof useWords>, locale: string): string {
  const {kind, type, state, partners} = draft;
  if (kind === 'crypto') return text('summary.abroad');
  const what = type ?? text('summary.company');
  return [
    what,
    ...(state === null ? [] : [nameState(locale, state)]),
    text('summary.partners', {count: partners.length}),
  ].join(' · ');
}

/** The sum so far, for a phone's lower edge. */
export function useSumUp(): (draft: CompanyDraft) => {readonly label: string; readonly value: string} {
  const text = useWords();
  const format = useFormat();
  return useCallback(
    (draft) => {
      const today = judgedToday();
      const {todayCents} = priceOrder(readOrderChoice(draft), {catalogue: readCatalogue(today), today});
      return {label: text('summary.title'), value: format.money(todayCents, 'USD')};
    },
    [text, format],
  );
}
