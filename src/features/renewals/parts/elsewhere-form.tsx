import {useRef} from 'react';
import {uploadKinds} from '#contract/files/upload-kinds.ts';
import {succeed, type Outcome} from '#contract/kernel/failure.ts';
import {todayIn, type RenewalPeriod} from '#contract/renewals/list-renewals.ts';
import {markRenewal} from '#contract/renewals/mark-renewal.ts';
import {callServer} from '#src/data/calls/server.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useUserId} from '#src/data/database/local-data.tsx';
import {useForm} from '#src/data/forms/use-form.ts';
import type {FormProblem} from '#src/data/forms/standing-problems.ts';
import {jobs} from '#src/data/jobs.ts';
import {labelNamed} from '#src/data/record.ts';
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
import {useBlockedReason} from './use-blocked-reason.ts';

type ElsewhereFormProps = {
  readonly company: MyCompany;
  readonly period: RenewalPeriod<unknown>;
  /** Whether it is the page's main act. */
  readonly isMain: boolean;
};

type Fields = {elsewhereOn: string | null; proof: File | null};

const start: Fields = {elsewhereOn: null, proof: null};

/** That a period was filed without Faro, on a day, with its proof. Rule: RNW10. */
export function ElsewhereForm({company, period, isMain}: ElsewhereFormProps) {
  const text = useText<typeof es>('renewals');
  const format = useFormat();
  const blockedReason = useBlockedReason();
  const keepProof = useKeepProof(company.id);
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
      const kept = await keepProof(proof);
      if (!kept.ok) return kept;
      const mark = {elsewhereOn: elsewhereOn ?? '', proofId: kept.value};
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
      <DateField {...form.bind('elsewhereOn')} label={text('elsewhereOn')} />
      <FileField
        {...form.bind('proof')}
        label={text('proof')}
        hint={text('proofNone')}
        chooseText={text('proofChoose')}
        otherText={text('proofOther')}
        acceptedTypes={uploadKinds.receipt.types}
      />
      {blockedReason === null ? null : (
        <Text tone="muted" size="small">
          {blockedReason}
        </Text>
      )}
    </FormPage>
  );
}

/** Keeps the proof among the company's files, once however often it is sent; from then on it goes to the server by itself. */
function useKeepProof(spaceId: string) {
  const userId = useUserId();
  const kept = useRef<{readonly file: File; readonly id: string} | null>(null);
  return async (file: File | null): Promise<Outcome<string>> => {
    if (file === null) throw new Error('a mark is sent without its proof');
    if (kept.current?.file === file) return succeed(kept.current.id);
    const whole = {spaceId, userId, transactionId: null, kind: 'document' as const, name: file.name, content: file};
    const label = labelNamed('files.create', file.name);
    const added = await jobs.run(async (api) => api.addFile({...whole, label}), new AbortController().signal);
    if (added.ok) kept.current = {file, id: added.value};
    return added;
  };
}
