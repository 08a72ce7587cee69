import {uploadKinds} from '#contract/files/upload-kinds.ts';
import {todayIn, type RenewalPeriod} from '#contract/renewals/list-renewals.ts';
import {markRenewal} from '#contract/renewals/mark-renewal.ts';
import {callServer} from '#src/data/calls/server.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useForm} from '#src/data/forms/use-form.ts';
import type {FormProblem} from '#src/data/forms/standing-problems.ts';
import {sayPeriod} from '#src/features/renewals/say-duty.ts';
import type {es} from '#src/features/renewals/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {FileField} from '#src/ui/fields/file/file-field.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {ProofSending} from './proof-sending.tsx';
import {useBlockedReason} from './use-blocked-reason.ts';
import {useProof} from './use-proof.ts';

type ElsewhereFormProps = {
  readonly company: MyCompany;
  readonly period: RenewalPeriod<unknown>;
  /** Whether it is the page's main act. */
  readonly isMain: boolean;
};

type Fields = {elsewhereOn: string | null; proof: File | null};

const start: Fields = {elsewhereOn: null, proof: null};

/** That a period was filed without Faro, on a day, with its proof, which is asked for once that has arrived. Rule: RNW10. */
export function ElsewhereForm({company, period, isMain}: ElsewhereFormProps) {
  const text = useText<typeof es>('renewals');
  const format = useFormat();
  const blockedReason = useBlockedReason();
  const {bring, sendingId} = useProof(company.id);
  const {what, period: year} = period;
  const form = useForm({
    start,
    check: ({elsewhereOn, proof}): FormProblem[] => [
      ...(elsewhereOn === null ? [{field: 'elsewhereOn', reason: 'renewal.day-missing'}] : []),
      ...(elsewhereOn !== null && company.state !== null && elsewhereOn > todayIn(company.state, format.now())
        ? [{field: 'elsewhereOn', reason: 'renewal.day-future'}]
        : []),
      ...(proof === null ? [{field: 'proof', reason: 'renewal.proof-missing'}] : []),
    ],
    send: async ({elsewhereOn, proof}, signal) => {
      const brought = await bring(proof, signal);
      if (!brought.ok) return brought;
      const mark = {elsewhereOn: elsewhereOn ?? '', proofId: brought.value};
      return callServer(markRenewal, {companyId: company.id, what, period: year, mark}, {signal});
    },
    onDone: () => showToast({text: text('marked', {what: sayPeriod(period, text)}), tone: 'ok'}),
    idPrefix: `${what}-${String(year)}-`,
  });
  return (
    <FormPage
      form={form}
      label={text('elsewhereTitle')}
      submitText={text('mark')}
      submitLook={isMain ? 'primary' : 'default'}
      blockedReason={blockedReason}
    >
      <SectionHead title={text('elsewhereTitle')} />
      <Text tone="muted">{text('elsewhereLead')}</Text>
      {sendingId === null ? (
        <>
          <DateField {...form.bind('elsewhereOn')} label={text('elsewhereOn')} />
          <FileField
            {...form.bind('proof')}
            label={text('proof')}
            hint={text('proofNone')}
            chooseText={text('proofChoose')}
            otherText={text('proofOther')}
            acceptedTypes={uploadKinds.receipt.types}
          />
        </>
      ) : (
        // What was sent counts: another day or file could not be chosen any more.
        <>
          <Text>
            {text('elsewhereOn')}: {form.values.elsewhereOn === null ? '' : format.day(form.values.elsewhereOn, 'long')}
          </Text>
          <ProofSending id={sendingId} name={form.values.proof?.name ?? ''} />
        </>
      )}
      {blockedReason === null ? null : (
        <Text tone="muted" size="small">
          {blockedReason}
        </Text>
      )}
    </FormPage>
  );
}
