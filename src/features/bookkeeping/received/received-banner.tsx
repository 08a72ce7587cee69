import {memo} from 'react';
import {ReceiptText} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {countReceived} from '#sync/inbox/received-files.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** Says that receipts on this device wait for their transaction, and leads there; nothing where none does. */
export const ReceivedBanner = memo(function ReceivedBanner({href}: {readonly href: string}) {
  const text = useBooksText();
  const database = useLocalDatabase();
  const count = useLiveQuery(async () => countReceived(database), [database]) ?? 0;
  if (count === 0) return null;
  return (
    <Banner
      icon={<ReceiptText size={16} strokeWidth={1.75} aria-hidden />}
      actions={<ButtonLink href={href}>{text('receivedReview')}</ButtonLink>}
    >
      {text('receivedWaiting', {count})}
    </Banner>
  );
});
