import {Button} from '#src/ui/actions/button.tsx';
import {ProgressBar} from '#src/ui/display/figures/progress-bar.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {FocusHere} from './focus-here.tsx';
import type {QueuedFile} from './use-file-queue.ts';

type QueueBarProps = {readonly files: readonly QueuedFile[]; readonly open: QueuedFile; readonly onStop: () => void};

/** Which of several files is open, how far all of them are, and the way to leave out those that are left. */
export function QueueBar({files, open, onStop}: QueueBarProps) {
  const text = useBooksText();
  const number = files.indexOf(open) + 1;
  const isLast = !files.some(({state}) => state === 'waiting');
  return (
    <FocusHere of={open.id}>
      <Stack gap={2}>
        <ProgressBar
          label={text('queueAt', {number, count: files.length, file: open.file.name})}
          value={((number - 1) / files.length) * 100}
        />
        {!isLast && (
          <Row>
            <Button look="quiet" onPress={onStop}>
              {text('queueStop')}
            </Button>
          </Row>
        )}
      </Stack>
    </FocusHere>
  );
}
