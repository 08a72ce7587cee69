import {GuestDataProvider} from '#src/data/database/guest-data.tsx';
import {DraftLines} from '#src/data/drafts/draft-lines.tsx';
import {useDrafts} from '#src/data/formation/use-drafts.ts';
import {useText} from '#src/i18n/use-text.ts';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {es} from './text/es.ts';

/** What a visitor has begun here, where start-now itself cannot be shown: the way on needs no network. Below a Suspense. Rule: SIT16. */
export function KeptDrafts() {
  return (
    <GuestDataProvider waiting={null} renderClosed={() => null}>
      <Lines />
    </GuestDataProvider>
  );
}

function Lines() {
  const text = useText<typeof es>('public-page');
  const drafts = useDrafts();
  const begun = drafts?.all.filter((one) => one.isTouched) ?? [];
  if (!drafts?.place || begun.length === 0) return null;
  return (
    <Stack gap={3}>
      <SectionHead title={text('drafts')} />
      <DraftLines who="guest" place={drafts.place} drafts={begun} label={text('drafts')} />
    </Stack>
  );
}
