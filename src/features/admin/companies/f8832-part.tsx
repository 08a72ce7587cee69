import {useCallback, useState} from 'react';
import {FileText} from 'lucide-react';
import type {CompanyWay} from '#contract/companies/read-company-way.ts';
import {checkElection, electionWindow} from '#contract/desk/election-rules.ts';
import {readElection} from '#contract/desk/read-election.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {makeF8832} from './make-f8832.ts';
import type {words} from './text/words.ts';

/** After every day that is written. */
const latest = '9999-12-31';

type F8832PartProps = {readonly orderId: string; readonly way: CompanyWay};

/** The Form 8832 of an LLC whose owner asked to be taxed as a corporation. Rules: ELC1 to ELC4. */
export function F8832Part({orderId, way}: F8832PartProps) {
  const text = useText<typeof words>('admin/companies');
  const [isOpen, setOpen] = useState(false);
  return (
    <Row>
      <Button icon={<FileText size={16} aria-hidden />} onPress={() => setOpen(true)}>
        {text('f8832')}
      </Button>
      {isOpen ? <F8832Dialog orderId={orderId} way={way} onClose={() => setOpen(false)} /> : null}
    </Row>
  );
}

function F8832Dialog({orderId, way, onClose}: F8832PartProps & {readonly onClose: () => void}) {
  const text = useText<typeof words>('admin/companies');
  const format = useFormat();
  const today = format.today();
  const {id} = way;
  const ask = useCallback(async (signal: AbortSignal) => callServer(readElection, {companyId: id}, {signal}), [id]);
  const before = useShown(ask).shown?.election;
  const {from, to} = electionWindow(today);
  const formed = way.formation.constitutedOn;
  const start: Days = {askedOn: today, effectiveOn: formed !== null && formed >= from ? formed : today};
  const form = useForm({
    start,
    idPrefix: 'f8832-',
    // A day that is not written is none that the IRS takes.
    check: (values) => {
      const problem = checkElection(readDays(values), today);
      return problem ? [problem] : [];
    },
    send: async (values, signal) => makeF8832({orderId, way, ...readDays(values)}, signal),
    onDone: ({open, noEin}) => {
      const done = text('f8832Done', {lines: format.list(open.map((line) => sayLine(line, text)))});
      showToast({text: noEin === null ? done : `${done} ${text(noEin)}`, tone: 'ok'});
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={text('f8832Of', {name: way.name})} submitText={text('f8832Fill')} onClose={onClose}>
      <p>{text('f8832Text')}</p>
      {before ? (
        <p>
          {text('f8832Before', {
            admin: before.recordedBy,
            asked: format.day(before.askedOn, 'medium'),
            effective: format.day(before.effectiveOn, 'medium'),
          })}
        </p>
      ) : null}
      <DateField {...form.bind('askedOn')} label={text('askedOn')} max={today} />
      <DateField
        {...form.bind('effectiveOn')}
        label={text('effectiveOn')}
        hint={text('effectiveHint', {from: format.day(from, 'medium'), to: format.day(to, 'medium')})}
      />
    </FormDialog>
  );
}

type Days = {askedOn: string | null; effectiveOn: string | null};

function readDays({askedOn, effectiveOn}: Days): {askedOn: string; effectiveOn: string} {
  return {askedOn: askedOn ?? latest, effectiveOn: effectiveOn ?? ''};
}

function sayLine(line: string, text: Translate<typeof words>): string {
  if (line === 'EIN' || line === 'Address' || line === 'Signatures') return text(`line.${line}`);
  return text('line.number', {line});
}
