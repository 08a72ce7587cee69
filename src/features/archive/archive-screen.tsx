import {useCompany} from '#src/data/database/company.tsx';
import {useText} from '#src/i18n/use-text.ts';
import {useSearchParams} from '#src/routing/routing.ts';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {MakePart} from './make/make-part.tsx';
import {ReadPart} from './read/read-part.tsx';
import type {es} from './text/es.ts';

/** Everything of a company, or of all of them, as one archive, and an archive read back. */
export function ArchiveScreen() {
  const text = useText<typeof es>('archive');
  const {all} = useCompany();
  const [search] = useSearchParams();
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <Page width="narrow">
        {all ? (
          <Stack gap={6}>
            <MakePart companies={all} companyId={search.get('company')} />
            <ReadPart companies={all} companyId={search.get('company')} />
          </Stack>
        ) : (
          <Skeleton height={240} />
        )}
      </Page>
    </>
  );
}
