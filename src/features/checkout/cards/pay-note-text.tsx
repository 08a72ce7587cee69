import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import type {es} from '#src/features/checkout/text/es.ts';
import type {PayNote} from './use-paying.ts';

/** What came of a try to pay. */
export function PayNoteText({note}: {readonly note: PayNote}) {
  const text = useText<typeof es>('checkout');
  const failureText = useFailureText();
  if (note.kind === 'declined') return <Text isStrong>{text(`declined.${note.group}`)}</Text>;
  if (note.kind === 'refused') return <Text isStrong>{failureText(note.failure)}</Text>;
  return <Text isStrong>{text(note.kind === 'left' ? 'bankLeft' : 'processing')}</Text>;
}
