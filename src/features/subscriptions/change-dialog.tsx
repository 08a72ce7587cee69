import {useState} from 'react';
import {planIds, planPeriods, type PlanId, type PlanPeriod} from '#contract/catalogue/ids.ts';
import {volumes} from '#contract/formation/choices.ts';
import {civilDateIn} from '#contract/kernel/dates.ts';
import {federalTimeZone} from '#contract/renewals/list-due-dates.ts';
import type {Bought} from '#contract/subscriptions/list-charges.ts';
import {listChargesAfter} from '#contract/subscriptions/list-charges-after.ts';
import {priceUpgrade} from '#contract/subscriptions/price-upgrade.ts';
import {findPlan} from '#contract/subscriptions/subscription.ts';
import {planNames} from '#src/data/plans/plan-names.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import type {Subscription} from './read-subscriptions.ts';
import type {es} from './text/es.ts';
import {ThenCharged} from './then-charged.tsx';
import {useChange} from './use-change.ts';

/** Chooses the plan and period from the end of the paid one on; says what is charged today and then. Rules: SUB10, SUB15. */
export function ChangeDialog({one, onClose}: {readonly one: Subscription; readonly onClose: () => void}) {
  const text = useText<typeof es>('subscriptions');
  const failureText = useFailureText();
  const format = useFormat();
  const language = useLanguage();
  const navigate = useNavigate();
  const {call, change} = useChange();
  const now = findPlan(one.bought.subscriptions, one.id);
  const [planId, setPlanId] = useState<PlanId>(now?.nextPlanId ?? now?.planId ?? 'standard');
  const [today] = useState(() => civilDateIn(federalTimeZone, Date.now()));
  const [when, setWhen] = useState<'now' | 'later'>('later');
  const [period, setPeriod] = useState<PlanPeriod>(now?.nextPeriod ?? now?.period ?? 'year');
  if (!now) return null;
  const day = format.day(now.paidUntil, 'long');
  const after = listChargesAfter(one.bought, one.id, {planId, period});
  const priceOf = (plan: PlanId) => {
    const then = listChargesAfter(one.bought, one.id, {planId: plan, period})?.charges;
    return format.money(then?.find(({id}) => id === one.id)?.line.cents ?? 0, 'USD');
  };
  const isSame = planId === now.planId && period === now.period;
  const upgrade = period === now.period ? priceUpgrade(one.bought, one.id, planId, today) : null;
  const isNow = upgrade !== null && when === 'now';
  const act = async () => {
    if (isNow) return navigate(`${pathTo.cards(language)}?upgrade=${one.id}&plan=${planId}`);
    if (!(await change(one.id, one.id, {kind: 'plan', planId, period}))) return undefined;
    showToast({tone: 'ok', text: text('changeDone', {day})});
    return onClose();
  };
  return (
    <ConfirmDialog
      title={text('changeTitle')}
      actText={text(isNow ? 'nowAct' : 'changeAct')}
      isPending={call.step === 'running'}
      onAct={() => void act().catch(reportError)}
      onClose={onClose}
    >
      <Stack gap={4}>
        <RadioField
          label={text('plan')}
          value={planId}
          options={planIds.map((id) => ({
            id,
            label: planNames[id],
            hint: priceOf(id),
            ...(isTooSmall(one.bought, id) ? {blockedReason: text('tooSmall')} : {}),
          }))}
          onChange={setPlanId}
        />
        <RadioField
          label={text('period')}
          value={period}
          options={planPeriods.map((id) => ({id, label: text(id)}))}
          onChange={setPeriod}
        />
        {upgrade ? (
          <RadioField
            label={text('when')}
            value={when}
            options={[
              {id: 'later', label: text('whenLater', {day})},
              {id: 'now', label: text('whenNow'), hint: format.money(upgrade.cents, 'USD')},
            ]}
            onChange={setWhen}
          />
        ) : null}
        <Text isStrong>
          {isNow
            ? text('nowSays', {
                sum: format.money(upgrade.cents, 'USD'),
                day,
                later: format.money(upgrade.thenCents, 'USD'),
                name: planNames[planId],
              })
            : text(isSame ? 'changeSame' : 'changeSays', {
                day,
                sum: format.money(after?.cents ?? 0, 'USD'),
                name: planNames[planId],
              })}
        </Text>
        {after && !isNow ? <ThenCharged after={after} /> : null}
        {call.step === 'refused' ? <FormTrouble>{failureText(call.failure)}</FormTrouble> : null}
      </Stack>
    </ConfirmDialog>
  );
}

/** Plans and volumes are listed alike, the smallest first. */
function isTooSmall({formation: {volume}}: Bought, planId: PlanId): boolean {
  return volume !== null && planIds.indexOf(planId) < volumes.indexOf(volume);
}
