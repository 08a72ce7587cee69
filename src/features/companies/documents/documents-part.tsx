import {ownsPart} from '#contract/formation/shares.ts';
import {lazy, Suspense} from 'react';
import {Plus} from 'lucide-react';
import {uploadKinds} from '#contract/files/upload-kinds.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {RowOf} from '#src/data/database/read-rows.ts';
import type {CompanyAgreement} from '#src/data/agreements/read-agreement.ts';
import {useFreshKey} from '#src/data/sealing/use-fresh-key.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLoadedText, type Translate} from '#src/i18n/use-text.ts';
import {useSearchParams} from '#src/routing/routing.ts';
import {FileButton} from '#src/ui/fields/file/file-button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {TakenBack} from './taken-back.tsx';
import {useFileArrival} from './adding/use-file-arrival.ts';
import {DownloadAll} from './download-all.tsx';
import {EinLetter} from './ein-letter.tsx';
import {FoundingPaper} from './founding-paper.tsx';
import {nameDocument, namePartner, type CompanyPapers} from './read-documents.ts';
import {SlotList} from './slot-list.tsx';
import type {words} from './text/words.ts';
import {Troubles} from './troubles.tsx';
import {useDocumentActs} from './use-document-acts.ts';

// Nobody waits for them: they come with the first document that is opened or dropped.
const DocumentView = lazy(async () => ({default: (await import('./view/document-view.tsx')).DocumentView}));
const PlaceFilesDialog = lazy(async () => ({
  default: (await import('./adding/place-files-dialog.tsx')).PlaceFilesDialog,
}));

type DocumentsPartProps = {
  readonly company: MyCompany;
  readonly formation: RowOf<'formations'> | null;
  readonly agreement: CompanyAgreement | null;
  readonly papers: CompanyPapers;
};

/** The documents of a company, by whose they are: what is there, what is missing, and how each stands. Rules: DOC1 to DOC8. Source: S3.10. */
export function DocumentsPart(props: DocumentsPartProps) {
  const text = useLoadedText<typeof words>('companies/documents');
  const {company, agreement} = props;
  if (company.role !== 'bookkeeper') return <AllDocuments {...props} />;
  if (!agreement) return null;
  return (
    <section>
      <SectionHead title={text('title')} />
      <SlotList title={text('ofCompany')} slots={[]} acts={null}>
        <FoundingPaper company={company} agreement={agreement} />
      </SlotList>
    </section>
  );
}

function AllDocuments({company, formation, agreement, papers}: DocumentsPartProps) {
  const text = useLoadedText<typeof words>('companies/documents');
  const format = useFormat();
  const language = useLanguage();
  const acts = useDocumentActs(company.id);
  useFreshKey();
  const {types, maxBytes} = uploadKinds.paper;
  const isClosed = company.dissolvedOn !== null;
  const arrival = useFileArrival(isClosed ? undefined : papers, acts);
  const [search] = useSearchParams();
  const common = {acts, heldKey: arrival.heldKey, askedId: search.get('document')};
  const addOther = (file: File | undefined) => {
    if (file) acts.add({kind: 'other', partnerId: null, current: null}, file).catch(reportError);
  };
  return (
    <section {...arrival.handlers}>
      <SectionHead
        title={text('title')}
        actions={<DownloadAll company={company} agreement={agreement} papers={papers} acts={acts} />}
      />
      <Stack gap={4}>
        <SlotList title={text('ofCompany')} slots={papers.own} {...common}>
          {agreement ? <FoundingPaper company={company} agreement={agreement} /> : null}
          {formation?.ein ? <EinLetter company={company} formation={formation} papers={papers} /> : null}
        </SlotList>
        {papers.byPartner.map(({partner, slots}) => (
          <SlotList key={partner.id} title={sayPartner(partner, text, format)} slots={slots} {...common} />
        ))}
        {papers.takenBack.length > 0 ? <TakenBack documents={papers.takenBack} /> : null}
        <Troubles acts={acts} />
        {isClosed ? null : (
          <>
            <div>
              <FileButton
                icon={<Plus size={16} aria-hidden />}
                look="quiet"
                acceptedTypes={types}
                allowsMultiple
                onFiles={(files) => (files.length > 1 ? arrival.ask(files) : addOther(files[0]))}
              >
                {text('addOther')}
              </FileButton>
            </div>
            <Text tone={arrival.isOver ? 'accent' : 'muted'} size="small">
              {arrival.isOver ? text('dropHere') : text('hint', {size: format.bytes(maxBytes)})}
            </Text>
          </>
        )}
      </Stack>
      <Suspense>
        {arrival.asking ? (
          <PlaceFilesDialog
            files={arrival.asking}
            places={arrival.places}
            onPlace={arrival.put}
            onClose={arrival.stopAsking}
          />
        ) : null}
        {acts.shown ? (
          <DocumentView
            key={acts.shown.id}
            title={nameDocument(acts.shown, language)}
            document={acts.shown}
            acts={acts}
            isOwner={company.role === 'owner'}
            onClose={acts.close}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

/** With their share; who owns nothing has none. Rule: FRM18. */
function sayPartner(
  partner: RowOf<'partners'>,
  text: Translate<typeof words>,
  format: ReturnType<typeof useFormat>,
): string {
  const name = namePartner(partner);
  return ownsPart(partner) ? text('partner', {name, share: format.number(partner.shareBasisPoints / 100)}) : name;
}
