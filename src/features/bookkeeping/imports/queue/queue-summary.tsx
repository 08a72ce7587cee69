import {CircleCheckBig} from 'lucide-react';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Badge, type Tone} from '#src/ui/display/badge.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Strip} from '#src/ui/grid/bars/strip.tsx';
import {StripList} from '#src/ui/grid/bars/strip-list.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {Places} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useUndoImport} from '#src/features/bookkeeping/imports/history/use-undo-import.ts';
import {FocusHere} from './focus-here.tsx';
import type {FileState, QueuedFile} from './use-file-queue.ts';

type QueueSummaryProps = {
  readonly company: MyCompany;
  readonly places: Places;
  readonly files: readonly QueuedFile[];
  readonly onAnother: () => void;
};

/** What came of several files: all together, and one by one with the way to take it back. */
export function QueueSummary({company, places, files, onAnother}: QueueSummaryProps) {
  const text = useBooksText();
  const newCount = files.reduce((sum, {result}) => sum + (result?.newCount ?? 0), 0);
  return (
    <FocusHere of="summary">
      <Stack gap={5}>
        <EmptyState
          icon={<CircleCheckBig size={28} strokeWidth={1.5} aria-hidden />}
          title={text('queueDone', {count: files.length})}
          actions={
            <>
              <ButtonLink look="primary" size="large" href={places.review}>
                {text('importReview')}
              </ButtonLink>
              <Button size="large" look="quiet" onPress={onAnother}>
                {text('queueMore')}
              </Button>
            </>
          }
        >
          {text('queueNew', {count: newCount})}
        </EmptyState>
        <StripList label={text('queueTitle')}>
          {files.map((one) => (
            <SummaryStrip key={one.id} company={company} places={places} queued={one} />
          ))}
        </StripList>
      </Stack>
    </FocusHere>
  );
}

const tones: Readonly<Record<FileState, Tone>> = {
  waiting: 'neutral',
  open: 'accent',
  imported: 'ok',
  known: 'neutral',
  cancelled: 'neutral',
  skipped: 'warn',
  same: 'neutral',
};

type SummaryStripProps = {readonly company: MyCompany; readonly places: Places; readonly queued: QueuedFile};

function SummaryStrip({company, places, queued}: SummaryStripProps) {
  const text = useBooksText();
  const {file, state, sameAs, result} = queued;
  const {undo, isUndone, isRunning} = useUndoImport(company.id, result?.importId ?? '');
  const canUndo = result !== null && result.newCount > 0 && !isUndone;
  const more = result
    ? [
        text('importDone', {count: result.newCount}),
        result.knownCount > 0 && text('resultKnown', {count: result.knownCount}),
        result.skippedCount > 0 && text('resultSkipped', {count: result.skippedCount}),
      ]
    : [sameAs !== null && text('queueSameAs', {file: sameAs})];
  return (
    <Strip
      title={
        <Row>
          {file.name}
          <Badge tone={isUndone ? 'neutral' : tones[state]}>{text(isUndone ? 'statusUndone' : `queue_${state}`)}</Badge>
        </Row>
      }
      more={more.filter(Boolean).join(' · ')}
      actions={
        <Row>
          {result !== null && result.errorCount > 0 && !isUndone && (
            <ButtonLink href={places.importOf(result.importId)}>
              {text('importFix', {count: result.errorCount})}
            </ButtonLink>
          )}
          {canUndo && (
            <Button isPending={isRunning} onPress={undo}>
              {text('importUndo')}
            </Button>
          )}
        </Row>
      }
    />
  );
}
