import {memo} from 'react';
import {TriangleAlert} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {listConflicts} from '#sync/attention/list-attention.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';

type ConflictsBannerProps = {readonly spaceId: string; readonly href: string};

/** Says that somebody else changed the same as the person, and leads to where they decide; nothing where nobody did. */
export const ConflictsBanner = memo(function ConflictsBanner({spaceId, href}: ConflictsBannerProps) {
  const text = useBooksText();
  const database = useLocalDatabase();
  const count = useLiveQuery(async () => (await listConflicts(database, spaceId)).length, [database, spaceId]) ?? 0;
  if (count === 0) return null;
  return (
    <Banner
      tone="warn"
      icon={<TriangleAlert size={16} strokeWidth={1.75} aria-hidden />}
      actions={<ButtonLink href={href}>{text('conflictsReview')}</ButtonLink>}
    >
      {text('conflicts', {count})}
    </Banner>
  );
});
