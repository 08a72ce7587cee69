import {readScanning} from '#contract/files/read-scanning.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import type {words} from '#src/features/admin/text/words.ts';

const ask = async (signal: AbortSignal) => callServer(readScanning, {}, {signal});

/** What looks into uploaded files, and what it does not know. Rule: FIL14. */
export function ScannerNote() {
  const text = useText<typeof words>('admin');
  const {shown} = useShown(ask);
  if (!shown) return null;
  return (
    <Text size="small" tone={shown.knowsViruses ? 'muted' : 'warn'}>
      {text(`scanner.${shown.name}`)}
    </Text>
  );
}
