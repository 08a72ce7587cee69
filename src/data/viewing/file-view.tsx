import {Suspense} from 'react';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {PdfView} from './pdf-view.tsx';
import {PictureView} from './picture-view.tsx';

type FileViewProps = {
  readonly bytes: Blob;
  readonly type: string;
  /** What is in it, for who does not see it. */
  readonly label: string;
  /** Whether it may leave the page: of what cannot be shown it is then said that it can be downloaded. */
  readonly canSave: boolean;
};

/** A file shown in memory: a PDF by its pages, a picture whole. Rules: DOC10, DOC15. */
export function FileView({bytes, type, label, canSave}: FileViewProps) {
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      {type === 'application/pdf' ? (
        <PdfView bytes={bytes} canSave={canSave} />
      ) : (
        <PictureView bytes={bytes} type={type} label={label} canSave={canSave} />
      )}
    </Suspense>
  );
}
