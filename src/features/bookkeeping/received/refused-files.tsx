import type {RefusedFile} from '#sync/inbox/received-files.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type RefusedFilesProps = {readonly files: readonly RefusedFile[]; readonly onRead: () => void};

/** What was not kept, and why; it stays until the person has read it. Source: S8.09. */
export function RefusedFiles({files, onRead}: RefusedFilesProps) {
  const text = useBooksText();
  const failureText = useFailureText();
  return (
    <Banner
      tone="danger"
      shape="boxed"
      isUrgent
      actions={<Button onPress={onRead}>{text('receivedUnderstood')}</Button>}
    >
      <Stack gap={1}>
        <p>{text('receivedRefused')}</p>
        <ul>
          {files.map(({id, name, reason}) => (
            <li key={id}>{text('receiptNotAdded', {name, reason: failureText({code: 'validation', reason})})}</li>
          ))}
        </ul>
      </Stack>
    </Banner>
  );
}
