import {Bookmark, BookmarkX, ChevronDown, ChevronUp, Download, MailOpen} from 'lucide-react';
import {readFile} from '#src/data/keeping/files.ts';
import {saveFile} from '#src/data/save-file.ts';
import type {PdfHolder} from '#src/data/pdf/pdf-holder.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {fileOfScan} from '#src/data/mail/file-of-scan.ts';
import {PaperPart} from '#src/features/mailing/paper/paper-part.tsx';
import type {Mail} from '#src/features/mailing/read-mail.ts';
import type {es} from '#src/features/mailing/text/es.ts';
import {useLetterDate} from '#src/features/mailing/use-letter-date.ts';
import {useLetter} from '#src/features/mailing/use-letter.ts';
import type {useMailActs} from '#src/features/mailing/use-mail-acts.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {PaperPages} from '#src/ui/display/paper-pages.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {DetailPanel} from '#src/ui/layout/detail-panel.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {LetterDate} from './letter-date.tsx';
import {sayFrom, sayWhat} from './use-mail-columns.tsx';

type LetterPanelProps = {
  readonly mail: Mail;
  readonly reader: PdfHolder;
  readonly acts: ReturnType<typeof useMailActs>;
  /** Undefined where the list ends. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
};

/** One letter in full: its pages, what a day in it means, and what can be done with it. Rules: MLG4, MLG9, MLG18. Source: S1.03. */
export function LetterPanel(props: LetterPanelProps) {
  const {mail, onPrevious, onNext, onClose} = props;
  const text = useText<typeof es>('mailing');
  const title = mail.subject === '' ? sayFrom(mail, text) : mail.subject;
  return (
    <DetailPanel
      title={title}
      label={title}
      onClose={onClose}
      actions={
        <>
          {onPrevious ? (
            <IconButton icon={<ChevronUp size={18} aria-hidden />} label={text('previous')} onPress={onPrevious} />
          ) : null}
          {onNext ? (
            <IconButton icon={<ChevronDown size={18} aria-hidden />} label={text('next')} onPress={onNext} />
          ) : null}
        </>
      }
    >
      {mail.takenBackAt === null ? <OpenLetter {...props} /> : <TakenBack mail={mail} at={mail.takenBackAt} />}
    </DetailPanel>
  );
}

function TakenBack({mail, at}: {readonly mail: Mail; readonly at: string}) {
  const text = useText<typeof es>('mailing');
  const format = useFormat();
  const said = text('takenBackText', {company: mail.company, day: format.dayOf(at, 'long')});
  return (
    <DetailPart>
      <Stack gap={2}>
        <Text isStrong>{text('takenBackTitle')}</Text>
        <Text>{said}</Text>
      </Stack>
    </DetailPart>
  );
}

function OpenLetter({mail, reader, acts}: LetterPanelProps) {
  const text = useText<typeof es>('mailing');
  const format = useFormat();
  const failureText = useFailureText();
  const database = useLocalDatabase();
  const download = async () => {
    const read = await readFile(database, fileOfScan(mail), new AbortController().signal);
    if (read.ok) saveFile(mail.name, read.value, 'application/pdf');
    else showToast({text: failureText(read.failure), tone: 'danger'});
  };
  const date = useLetterDate(mail);
  const received = text('receivedOn', {day: format.day(mail.receivedOn, 'long')});
  return (
    <>
      <DetailPart>
        <Stack gap={3}>
          <Text tone="muted">{[sayFrom(mail, text), mail.company, received, sayWhat(mail, text)].join(' · ')}</Text>
          <Row>
            <Button icon={<Download size={16} aria-hidden />} onPress={() => void download().catch(reportError)}>
              {text('download')}
            </Button>
            {mail.isClosed ? null : <Marks mail={mail} acts={acts} />}
          </Row>
        </Stack>
      </DetailPart>
      {date.found.map((found) => (
        <LetterDate key={found.kind} mail={mail} found={found} />
      ))}
      <DetailPart>
        <PaperPart mail={mail} />
      </DetailPart>
      <Pages mail={mail} reader={reader} onText={date.readText} />
    </>
  );
}

function Marks({mail, acts}: Pick<LetterPanelProps, 'mail' | 'acts'>) {
  const text = useText<typeof es>('mailing');
  return (
    <>
      <Button
        icon={mail.isKept ? <BookmarkX size={16} aria-hidden /> : <Bookmark size={16} aria-hidden />}
        onPress={() => void acts.keep([mail], !mail.isKept).catch(reportError)}
      >
        {text(mail.isKept ? 'unkeep' : 'keep')}
      </Button>
      <Button
        icon={<MailOpen size={16} aria-hidden />}
        onPress={() => void acts.mark([mail], !mail.isRead).catch(reportError)}
      >
        {text(mail.isRead ? 'markUnread' : 'markRead')}
      </Button>
    </>
  );
}

type PagesProps = Pick<LetterPanelProps, 'mail' | 'reader'> & {readonly onText: (text: string) => void};

function Pages({mail, reader, onText}: PagesProps) {
  const text = useText<typeof es>('mailing');
  const failureText = useFailureText();
  const letter = useLetter(mail, reader, onText);
  if (letter.state === 'refused') {
    const {failure} = letter;
    return (
      <DetailPart>
        <Banner tone={failure.code === 'offline' ? 'neutral' : 'danger'} shape="boxed">
          {failure.code === 'offline' ? text('notHere') : `${text('trouble')} ${failureText(failure)}`}
        </Banner>
      </DetailPart>
    );
  }
  const {pageCount: count, ratio, paint} = letter;
  return (
    <PaperPages
      pageCount={count}
      ratio={ratio}
      paint={paint}
      labelOf={(number) => (letter.state === 'opening' ? text('opening') : text('page', {number, count}))}
      troubleText={text('paintTrouble')}
    />
  );
}
