import {CircleOff} from 'lucide-react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {planNames} from '#src/data/plans/plan-names.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {Subscription} from './read-subscriptions.ts';
import type {es} from './text/es.ts';
import {useChange} from './use-change.ts';

/** What is paid and not renewed, with the way to have it renewed after all. Rule: SUB9. */
export function EndingPart({found}: {readonly found: readonly Subscription[]}) {
  const text = useText<typeof es>('subscriptions');
  const failureText = useFailureText();
  const format = useFormat();
  const language = useLanguage();
  const isOnline = useOnline();
  const {call, change} = useChange();
  const navigate = useNavigate();
  const today = format.today();
  const sold = readCatalogue(today).services.services;
  const rows = found.flatMap((one) => one.ending.map((row) => ({one, row})));
  if (rows.length === 0) return null;
  const nameOf = ({one, row}: (typeof rows)[number]) => {
    if (row.planId !== null) return `Plan ${planNames[row.planId]}`;
    const serviceId = one.bought.services.find(({id}) => id === row.id)?.serviceId;
    return sold.find(({id}) => id === serviceId)?.words[language].name ?? '';
  };
  const renew = async ({one, row}: (typeof rows)[number]) => {
    if (!(await change(one.id, row.id, {kind: 'renew'}))) return;
    // What has ended is owed from now on: it is charged where one pays it. Rule: SUB11.
    if (row.paidUntil <= today) await navigate(pathTo.cards(language));
    else showToast({tone: 'ok', text: text('renewDone', {name: nameOf({one, row})})});
  };
  return (
    <Stack gap={3}>
      <SectionHead title={text('ending')} />
      {call.step === 'refused' ? <FormTrouble>{failureText(call.failure)}</FormTrouble> : null}
      <ItemList label={text('ending')}>
        {rows.map(({one, row}) => (
          <ListItem
            key={`${one.id} ${row.id}`}
            icon={<CircleOff size={18} aria-hidden />}
            title={nameOf({one, row})}
            text={one.company.name}
            meta={text(row.paidUntil > today ? 'endsOn' : 'ended', {day: format.day(row.paidUntil, 'medium')})}
            {...(one.company.role === 'owner' && !one.company.dissolvedOn && comesBack(row, today)
              ? {
                  actions: (
                    <Button
                      label={`${text(row.paidUntil > today ? 'renew' : 'renewAnew')}: ${nameOf({one, row})}`}
                      isPending={call.step === 'running'}
                      blockedReason={isOnline ? null : text('offlineAct')}
                      onPress={() => void renew({one, row}).catch(reportError)}
                    >
                      {text(row.paidUntil > today ? 'renew' : 'renewAnew')}
                    </Button>
                  ),
                }
              : {})}
          />
        ))}
      </ItemList>
    </Stack>
  );
}

/** In time anything; after its day the plan alone, with which what was beside it comes back. Rules: SUB9, SUB11. */
function comesBack({planId, isEnding, paidUntil}: Subscription['ending'][number], today: string): boolean {
  return isEnding && (paidUntil > today || planId !== null);
}
