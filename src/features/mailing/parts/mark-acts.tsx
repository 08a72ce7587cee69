import type {Mail} from '#src/features/mailing/read-mail.ts';
import type {es} from '#src/features/mailing/text/es.ts';
import type {useMailActs} from '#src/features/mailing/use-mail-acts.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';

type MarkActsProps = {readonly mails: readonly Mail[]; readonly acts: ReturnType<typeof useMailActs>};

/** What can be done with several letters at once. */
export function MarkActs({mails, acts}: MarkActsProps) {
  const text = useText<typeof es>('mailing');
  return (
    <>
      <Button onPress={() => void acts.mark(mails, true).catch(reportError)}>{text('markAllRead')}</Button>
      <Button onPress={() => void acts.mark(mails, false).catch(reportError)}>{text('markAllUnread')}</Button>
      <Button onPress={() => void acts.keep(mails, true).catch(reportError)}>{text('keepAll')}</Button>
    </>
  );
}
