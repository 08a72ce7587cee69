import {RefreshCw, Send, Trash2, Undo2} from 'lucide-react';
import {useState} from 'react';
import type {Failure} from '#contract/kernel/failure.ts';
import {mailTypes, maxQuantity} from '#contract/mailing/mail-scan.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {BitmapPicture} from '#src/ui/display/bitmap-picture.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {NumberField} from '#src/ui/fields/number-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {CompanyFinder} from './company-finder.tsx';
import {isOpen, tellApart, type Candidate, type DeskScan, type ScanContent} from './desk-scan.ts';
import {TakeBackDialog} from './take-back-dialog.tsx';
import type {words} from './text/words.ts';
import {canSend} from './use-desk-keys.ts';
import type {ScanDesk} from './use-scan-desk.ts';

type ScanFormProps = {readonly scan: DeskScan; readonly desk: ScanDesk; readonly onSend: () => void};

/** One scan before it is sent: its first page, whose it may be and why, and what is said of it; afterwards the way back. */
export function ScanForm(props: ScanFormProps) {
  const {scan} = props;
  const text = useText<typeof words>('admin/mail');
  const failureText = useFailureText();
  const {content, failure, file} = scan;
  return (
    <Stack gap={4}>
      <SectionHead title={file.name} />
      {failure ? <FormTrouble>{failureText(failure)}</FormTrouble> : null}
      {scan.state === 'reading' ? <Skeleton height={320} /> : null}
      {content ? (
        <Columns>
          <Stack gap={2}>
            <BitmapPicture picture={content.thumbnail} label={text('firstPage', {name: file.name})} />
            <Text size="small" tone="muted">
              {text('pages', {count: content.pageCount})}
            </Text>
          </Stack>
          {isOpen(scan) ? <Fields {...props} content={content} /> : <Sent {...props} />}
        </Columns>
      ) : null}
    </Stack>
  );
}

function Fields({scan, desk, content, onSend}: ScanFormProps & {readonly content: ScanContent}) {
  const text = useText<typeof words>('admin/mail');
  const {today} = useFormat();
  const {candidates, matchFailure, values} = scan;
  const company = candidates.find(({id}) => id === values.companyId);
  const act = scan.state === 'failed' ? text('again') : text('send', {company: company?.name ?? ''});
  return (
    <Stack gap={4}>
      {matchFailure ? <NoAnswer scan={scan} desk={desk} failure={matchFailure} /> : null}
      {candidates.length > 0 ? (
        <RadioField
          label={text('whose')}
          value={values.companyId}
          options={candidates.map((one, place) => ({
            id: one.id,
            label: place < 5 ? `${place + 1}. ${one.name}` : one.name,
            hint: sayHint(one, text),
          }))}
          onChange={(companyId) => desk.set(scan, {companyId})}
        />
      ) : matchFailure ? null : (
        <Text>{text(content.text === '' ? 'noText' : 'noMatch')}</Text>
      )}
      <CompanyFinder onChoose={(found) => desk.choose(scan, found)} />
      <TextField
        label={text('sender')}
        value={values.sender}
        maxLength={120}
        onChange={(sender) => desk.set(scan, {sender})}
      />
      <TextField
        label={text('subject')}
        value={values.subject}
        maxLength={160}
        onChange={(subject) => desk.set(scan, {subject})}
      />
      <SelectField
        label={text('type')}
        value={values.type}
        options={mailTypes.map((type) => ({id: type, label: text(`type.${type}`)}))}
        onChange={(type) => desk.set(scan, {type})}
      />
      <NumberField
        label={text('quantity')}
        value={values.quantity}
        min={1}
        max={maxQuantity}
        onChange={(quantity) => desk.set(scan, {quantity})}
      />
      <DateField
        label={text('receivedOn')}
        value={values.receivedOn}
        max={today()}
        onChange={(receivedOn) => desk.set(scan, {receivedOn})}
      />
      <Row>
        <Button
          look="primary"
          size="large"
          icon={<Send size={16} aria-hidden />}
          blockedReason={canSend(scan) ? null : text('sendBlocked')}
          onPress={onSend}
        >
          {company ? act : text('sendNowhere')}
        </Button>
        <Button
          size="large"
          icon={<Trash2 size={16} aria-hidden />}
          onPress={() => void desk.remove(scan).catch(reportError)}
        >
          {text('remove')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Nobody could say whose it is, which is not to say that it is nobody's. Rule: MLG6. */
function NoAnswer({scan, desk, failure}: Pick<ScanFormProps, 'scan' | 'desk'> & {readonly failure: Failure}) {
  const text = useText<typeof words>('admin/mail');
  const failureText = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const askAgain = async () => {
    setAsking(true);
    await desk.matchAgain(scan);
    setAsking(false);
  };
  return (
    <Banner
      tone="warn"
      shape="boxed"
      isUrgent
      actions={
        <Button
          icon={<RefreshCw size={16} aria-hidden />}
          isPending={isAsking}
          onPress={() => void askAgain().catch(reportError)}
        >
          {text('matchAgain')}
        </Button>
      }
    >
      {text('unmatched')} {failureText(failure)}
    </Banner>
  );
}

/** What speaks for a company. */
function sayReasons({reasons}: Candidate, text: Translate<typeof words>): string {
  return reasons.length === 0 ? text('byHand') : reasons.map((reason) => text(`reason.${reason}`)).join(', ');
}

/** What tells it from another company of its name, and what speaks for it. */
function sayHint(candidate: Candidate, text: Translate<typeof words>): string {
  return [tellApart(candidate), sayReasons(candidate, text)].filter((one) => one !== '').join('. ');
}

function Sent({scan, desk}: ScanFormProps) {
  const text = useText<typeof words>('admin/mail');
  const [isAsking, setAsking] = useState(false);
  const company = scan.candidates.find(({id}) => id === scan.values.companyId)?.name ?? '';
  if (scan.state !== 'sent') return <Text>{text('state.sending', {percent: Math.floor(scan.share * 100)})}</Text>;
  const takeBack = async () => {
    setAsking(false);
    const wasRead = await desk.takeBack(scan);
    if (wasRead !== null) showToast({text: text(wasRead ? 'backRead' : 'backUnread')});
  };
  return (
    <Stack gap={3}>
      <Text>{text('state.sent', {company})}</Text>
      <Row>
        <Button icon={<Undo2 size={16} aria-hidden />} onPress={() => setAsking(true)}>
          {text('takeBack')}
        </Button>
      </Row>
      {isAsking ? (
        <TakeBackDialog company={company} onClose={() => setAsking(false)} onAct={() => void takeBack()} />
      ) : null}
    </Stack>
  );
}
