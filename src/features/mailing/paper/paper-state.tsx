import {useState} from 'react';
import {callOffPaper} from '#contract/mailing/call-off-paper.ts';
import type {MailPaperRow} from '#contract/mailing/mail-paper.ts';
import {writeAddress} from '#contract/companies/write-address.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import type {Mail} from '#src/features/mailing/read-mail.ts';
import type {es} from '#src/features/mailing/text/es.ts';
import {nameCountry} from '#src/i18n/format/countries.ts';
import {useLocale} from '#src/i18n/locale.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import {usePaperBlock} from './use-paper-block.ts';

type PaperStateProps = {
  readonly mail: Mail;
  readonly paper: MailPaperRow;
  readonly onAnswer: (paper: MailPaperRow) => void;
};

/** How far it is with a paper, where it goes, and the way back as long as nobody has begun. Rules: MLG14, MLG15. */
export function PaperState({mail, paper, onAnswer}: PaperStateProps) {
  const text = useText<typeof es>('mailing');
  const failureText = useFailureText();
  const format = useFormat();
  const locale = useLocale();
  const blockedReason = usePaperBlock();
  const [isAsking, setAsking] = useState(false);
  const [call, callOff] = useServerCall(callOffPaper);
  const {wish, state, askedAt, endedOn, tracking, note, recipient, country} = paper;
  const day = endedOn === null ? format.dayOf(askedAt, 'long') : format.day(endedOn, 'long');
  const canCallOff = state === 'asked' && mail.decides;
  const act = async () => {
    setAsking(false);
    const done = await callOff({companyId: mail.companyId, paperId: paper.id});
    if (done.ok) onAnswer(done.value);
  };
  return (
    <>
      <Text>{text(`paper.${wish}.${state}`, {day})}</Text>
      {wish === 'forward' && country !== null && (state === 'asked' || state === 'doing' || state === 'done') ? (
        <Text tone="muted">{`${recipient}, ${writeAddress(paper, nameCountry(locale, country))}`}</Text>
      ) : null}
      {tracking === '' ? null : <Text isStrong>{text('paper.tracking', {number: tracking})}</Text>}
      {note === '' ? null : <Text tone="muted">{note}</Text>}
      <FormTrouble>{call.step === 'refused' ? failureText(call.failure) : null}</FormTrouble>
      {canCallOff ? (
        <>
          <Row>
            <Button isPending={call.step === 'running'} blockedReason={blockedReason} onPress={() => setAsking(true)}>
              {text(`paper.callOff.${wish}`)}
            </Button>
          </Row>
          {blockedReason === null ? null : (
            <Text tone="muted" size="small">
              {blockedReason}
            </Text>
          )}
        </>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={text(`paper.callOff.${wish}`)}
          actText={text('paper.callOffAct')}
          stayText={text('paper.callOffStay')}
          onAct={() => void act().catch(reportError)}
          onClose={() => setAsking(false)}
        >
          {text(paper.orderId === null ? 'paper.callOffFree' : 'paper.callOffPaid')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
