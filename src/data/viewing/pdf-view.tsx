import {useEffect, useState} from 'react';
import {transfer} from 'comlink';
import type {Failure} from '#contract/kernel/failure.ts';
import {usePdfReader} from '#src/data/pdf/use-pdf-reader.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {PaperPages} from '#src/ui/display/paper-pages.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import type {es} from './text/es.ts';

type PdfViewProps = {readonly bytes: Blob; readonly canSave: boolean};

type Pages = {readonly pageCount: number; readonly ratio: number; readonly failure: null} | {readonly failure: Failure};

/** The pages of a PDF, painted by the worker that reads them. Rule: DOC15. */
export function PdfView({bytes, canSave}: PdfViewProps) {
  const text = useLoadedText<typeof es>('viewing');
  const failureText = useFailureText();
  const reader = usePdfReader();
  const [pages, setPages] = useState<Pages>();
  useEffect(() => {
    let isWanted = true;
    const open = async () => {
      const data = new Uint8Array(await bytes.arrayBuffer());
      if (!isWanted) return;
      const found = await reader.ask(async (api) => api.open(transfer(data, [data.buffer])));
      if (!isWanted) return;
      if (!found.ok) return setPages({failure: found.failure});
      const {pageCount, first} = found.value;
      setPages({pageCount, ratio: first.height / first.width, failure: null});
    };
    open().catch((error: unknown) => {
      if (!isWanted) return;
      setPages({failure: {code: 'unexpected', reason: 'scan.damaged'}});
      reportError(error);
    });
    return () => {
      isWanted = false;
    };
  }, [bytes, reader]);
  if (!pages) return <Skeleton height={480} />;
  if (pages.failure)
    return (
      <Banner tone="danger" shape="boxed">
        {failureText(pages.failure)} {text(canSave ? 'downloadInstead' : 'askAnother')}
      </Banner>
    );
  const {pageCount: count, ratio} = pages;
  return (
    <PaperPages
      pageCount={count}
      ratio={ratio}
      paint={async (pageNumber, width) => reader.ask(async (api) => api.paint(pageNumber, width))}
      labelOf={(number) => text('page', {number, count})}
      troubleText={text(canSave ? 'paintTrouble' : 'paintTroubleHere')}
    />
  );
}
