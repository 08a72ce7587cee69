import {useState} from 'react';
import {Eye, FileText} from 'lucide-react';
import {decideDocument} from '#contract/documents/decide-document.ts';
import type {DeskDocument} from '#contract/documents/list-company-documents.ts';
import {stateOfSlot, type DocumentSlot} from '#contract/documents/list-slots.ts';
import {documentWords, refusalWords} from '#contract/documents/words.data.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Row} from '#src/ui/layout/row.tsx';
import {OpenDocumentDialog} from './open-document-dialog.tsx';
import {RefuseDialog} from './refuse-dialog.tsx';
import {TakeBackDialog} from './take-back-dialog.tsx';
import type {words} from './text/words.ts';
import {useOpenDocument} from './use-open-document.ts';

type DocumentLineProps = {
  readonly companyId: string;
  readonly slot: DocumentSlot<DeskDocument>;
  readonly person: string | null;
  /** Another came after it. */
  readonly isEarlier: boolean;
  readonly onDecided: () => void;
};

/** One document at the desk, with what can be done about it. Rules: DOC10, DOC11. */
export function DocumentLine({companyId, slot, person, isEarlier, onDecided}: DocumentLineProps) {
  const text = useText<typeof words>('admin/documents');
  const language = useLanguage();
  const [asked, setAsked] = useState<'refuse' | 'open' | 'takeBack' | null>(null);
  const desk = useOpenDocument(companyId);
  const {kind, current} = slot;
  const document = documentWords[kind][language];
  const named = person === null ? document : text('of', {document, person});
  const name = isEarlier ? text('earlier', {name: named}) : named;
  const state = stateOfSlot(slot);
  const said = useSaid(slot);
  const close = () => setAsked(null);
  return (
    <ListItem
      icon={<FileText size={18} strokeWidth={1.75} aria-hidden />}
      tone={state === 'waiting' ? 'accent' : state === 'refused' ? 'warn' : 'neutral'}
      title={name}
      {...(said === '' ? {} : {text: said})}
      actions={
        current?.isStored ? (
          <IconButton
            icon={<Eye size={16} strokeWidth={1.75} aria-hidden />}
            label={text('openNamed', {name})}
            onPress={() => {
              if (current.isSealed) setAsked('open');
              else desk.open(current, 'check').catch(reportError);
            }}
          />
        ) : undefined
      }
    >
      {current ? (
        <>
          {current.isStored && current.deskName === null ? (
            <Decide
              companyId={companyId}
              current={current}
              name={name}
              onRefuse={() => setAsked('refuse')}
              onDecided={onDecided}
            />
          ) : null}
          {current.deskName === null ? null : (
            <Row>
              <Button look="quiet" label={text('takeBackNamed', {name})} onPress={() => setAsked('takeBack')}>
                {text('takeBack')}
              </Button>
            </Row>
          )}
          {asked === 'takeBack' ? (
            <TakeBackDialog
              companyId={companyId}
              document={current}
              name={name}
              onClose={close}
              onTakenBack={onDecided}
            />
          ) : null}
          {asked === 'refuse' ? (
            <RefuseDialog companyId={companyId} document={current} name={name} onClose={close} onRefused={onDecided} />
          ) : null}
          {asked === 'open' || desk.opened ? (
            <OpenDocumentDialog
              name={name}
              opened={desk.opened}
              isPending={desk.opening}
              onOpen={async (why) => {
                await desk.open(current, why);
                close();
              }}
              onClose={() => {
                close();
                desk.close();
              }}
            />
          ) : null}
        </>
      ) : undefined}
    </ListItem>
  );
}

/** How a document stands, in one line. */
function useSaid(slot: DocumentSlot<DeskDocument>): string {
  const text = useText<typeof words>('admin/documents');
  const format = useFormat();
  const language = useLanguage();
  const {current} = slot;
  const state = stateOfSlot(slot);
  return [
    ...(state === null ? [] : [text(`state.${state}`)]),
    ...(current ? [current.name, format.bytes(current.sizeBytes), format.dayOf(current.addedAt, 'medium')] : []),
    ...(current && !current.isStored ? [text('unstored')] : []),
    ...(current?.deskName ? [text('byFaro', {name: current.deskName})] : []),
    ...(current?.refusal ? [refusalWords[current.refusal][language]] : []),
    ...(current?.note ? [current.note] : []),
  ].join(' · ');
}

type DecideProps = {
  readonly companyId: string;
  readonly current: DeskDocument;
  readonly name: string;
  readonly onRefuse: () => void;
  readonly onDecided: () => void;
};

function Decide({companyId, current, name, onRefuse, onDecided}: DecideProps) {
  const text = useText<typeof words>('admin/documents');
  const failureText = useFailureText();
  const [deciding, decide] = useServerCall(decideDocument);
  const accept = async () => {
    const {id: documentId, decidedAt: seenDecidedAt} = current;
    const wish = {companyId, documentId, seenDecidedAt, decision: 'accepted', refusal: null, note: ''} as const;
    const decided = await decide(wish);
    if (decided.ok) showToast({text: text('accepted', {name}), tone: 'ok'});
    else showToast({text: failureText(decided.failure), tone: 'danger'});
    onDecided();
  };
  return (
    <Row>
      {current.decision === 'accepted' ? null : (
        <Button
          label={text('acceptNamed', {name})}
          isPending={deciding.step === 'running'}
          onPress={() => void accept().catch(reportError)}
        >
          {text('accept')}
        </Button>
      )}
      <Button look="quiet" label={text('refuseNamed', {name})} onPress={onRefuse}>
        {text('refuse')}
      </Button>
    </Row>
  );
}
