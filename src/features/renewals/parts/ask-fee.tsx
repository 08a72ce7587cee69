import {askRenewalFee} from '#contract/renewals/ask-renewal-fee.ts';
import type {RenewalPeriod} from '#contract/renewals/list-renewals.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {RowOf} from '#src/data/database/read-rows.ts';
import type {es} from '#src/features/renewals/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useBlockedReason} from './use-blocked-reason.ts';

type AskFeeProps = {
  readonly company: MyCompany;
  readonly period: RenewalPeriod<RowOf<'renewals'>>;
  /** Whether it is the page's main act. */
  readonly isMain: boolean;
};

/** That nobody knows yet what the state takes, and the way to have it found out. Rule: BUY8. */
export function AskFee({company, period, isMain}: AskFeeProps) {
  const text = useText<typeof es>('renewals');
  const format = useFormat();
  const failureText = useFailureText();
  const blockedReason = useBlockedReason();
  const [state, ask] = useServerCall(askRenewalFee);
  const {what, done} = period;
  const answered = state.step === 'done' ? state.value.feeAskedAt : null;
  const askedAt = done?.feeAskedAt ?? answered;
  if (askedAt !== null) return <Text tone="muted">{text('payFeeAsked', {day: format.dayOf(askedAt, 'long')})}</Text>;
  return (
    <Stack gap={3}>
      <Text tone="muted">{text('payFeeUnknown')}</Text>
      <FormTrouble>{state.step === 'refused' ? failureText(state.failure) : null}</FormTrouble>
      <Row>
        <Button
          look={isMain ? 'primary' : 'default'}
          size="large"
          isPending={state.step === 'running'}
          blockedReason={blockedReason}
          onPress={() => void ask({companyId: company.id, what, period: period.period}).catch(reportError)}
        >
          {text('payFeeAsk')}
        </Button>
      </Row>
    </Stack>
  );
}
