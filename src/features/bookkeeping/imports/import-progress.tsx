import {Button} from '#src/ui/actions/button.tsx';
import {ProgressBar} from '#src/ui/display/figures/progress-bar.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type ImportProgressProps = {readonly share: number; readonly total: number; readonly onCancel: () => void};

/** How many rows are written, and the way to stop. */
export function ImportProgress({share, total, onCancel}: ImportProgressProps) {
  const text = useBooksText();
  const format = useFormat();
  const done = format.number(Math.round(share * total));
  return (
    <Stack gap={3}>
      <ProgressBar
        label={text('importRunning')}
        value={share * 100}
        valueText={text('importDoneRows', {done, count: format.number(total)})}
      />
      <Row>
        <Button onPress={onCancel}>{text('cancel')}</Button>
      </Row>
    </Stack>
  );
}
