import {Copy} from 'lucide-react';
import type {words} from '#src/features/admin/text/words.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {useCopyEmails} from './use-copy-emails.ts';

/** Copies the addresses of the rows of a list, and says how many they are. */
export function CopyEmails({emails}: {readonly emails: readonly string[]}) {
  const text = useText<typeof words>('admin');
  const format = useFormat();
  const copy = useCopyEmails();
  return (
    <Button icon={<Copy size={16} aria-hidden />} onPress={() => void copy(emails)}>
      {text('copyEmails', {count: emails.length, shown: format.number(emails.length)})}
    </Button>
  );
}
