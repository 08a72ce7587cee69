import type {DeskDocument, DeskDocuments} from '#contract/documents/list-company-documents.ts';
import {companyPaperKinds, isTakenBack} from '#contract/documents/kinds.ts';
import {listSlots, type DocumentSlot} from '#contract/documents/list-slots.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ScannerNote} from '#src/features/admin/parts/scanner-note.tsx';
import {AddDocumentForm} from './add-document-form.tsx';
import {DocumentLine} from './document-line.tsx';
import {TakenBackLine} from './taken-back-line.tsx';
import type {words} from './text/words.ts';
import type {AskedDocuments} from './use-company-documents.ts';

type CompanyDocumentsProps = {
  readonly companyId: string;
  readonly documents: AskedDocuments;
  /** Hears of each decision, and of what was given. */
  readonly onDecided: () => void;
};

/** The documents of a company at the desk: to open, accept, refuse, and to give others. Rules: DOC10 to DOC12. Source: D39. */
export function CompanyDocuments({companyId, documents, onDecided}: CompanyDocumentsProps) {
  const text = useLoadedText<typeof words>('admin/documents');
  const common = useText();
  const {shown, askAgain} = documents;
  return (
    <DetailPart>
      <SectionHead title={text('title')} />
      {shown === undefined ? <Skeleton height={120} /> : null}
      {shown === null ? (
        <Row>
          <Text tone="muted">{text('trouble')}</Text>
          <Button onPress={askAgain}>{common('retry')}</Button>
        </Row>
      ) : null}
      {shown ? (
        <>
          <ItemList label={text('title')}>
            {listLines(shown).map(({slot, isEarlier}) => (
              <DocumentLine
                key={`${slot.kind} ${slot.partnerId ?? ''} ${slot.current?.id ?? ''}`}
                companyId={companyId}
                slot={slot}
                isEarlier={isEarlier}
                person={nameOf(shown, slot.partnerId)}
                onDecided={() => {
                  askAgain();
                  onDecided();
                }}
              />
            ))}
            {shown.documents.filter(isTakenBack).map((document) => (
              <TakenBackLine key={document.id} document={document} />
            ))}
          </ItemList>
          <Stack gap={4}>
            <ScannerNote />
            <AddDocumentForm
              companyId={companyId}
              kind={findWanted(shown)}
              onGiven={() => {
                askAgain();
                onDecided();
              }}
            />
          </Stack>
        </>
      ) : null}
    </DetailPart>
  );
}

type Line = {readonly slot: DocumentSlot<DeskDocument>; readonly isEarlier: boolean};

/** Each place, and below it what the desk gave there before: its people can open that too, so that it can be taken back like the newest. Rule: DOC18. */
function listLines(shown: DeskDocuments): Line[] {
  return listSlots(shown, shown.documents).flatMap((slot) => [
    {slot, isEarlier: false},
    ...slot.earlier
      .filter(({deskName}) => deskName !== null)
      .map((current) => ({slot: {...slot, current, earlier: []}, isEarlier: true})),
  ]);
}

function nameOf({partners}: DeskDocuments, partnerId: string | null): string | null {
  return partners.find(({id}) => id === partnerId)?.name ?? null;
}

/** What Faro has to bring first. */
function findWanted(shown: DeskDocuments) {
  const wanted = listSlots(shown, shown.documents).find(({from, current}) => from === 'faro' && current === null);
  return companyPaperKinds.find((kind) => kind === wanted?.kind) ?? 'articles';
}
