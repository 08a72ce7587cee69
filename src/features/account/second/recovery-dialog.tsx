import {Copy, Download} from 'lucide-react';
import {saveFile} from '#src/data/save-file.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {CodeList} from '#src/ui/display/scan-code.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import type {words} from './text/words.ts';
import {useCopy} from './use-copy.ts';

/** Shows recovery codes, once: a press beside the dialog does not lose them. Rule: FAC5. */
export function RecoveryDialog({codes, onClose}: {codes: readonly string[]; onClose: () => void}) {
  const text = useText<typeof words>('account/second');
  const copy = useCopy();
  const all = codes.join('\n');
  return (
    <ConfirmDialog
      role="alertdialog"
      title={text('codesTitle')}
      stayText={null}
      actText={text('codesSaved')}
      onAct={onClose}
      onClose={onClose}
    >
      <Stack gap={4}>
        <Text tone="muted">{text('codesLead')}</Text>
        <CodeList label={text('recovery')} codes={codes} />
        <Row>
          <Button icon={<Copy size={16} aria-hidden />} onPress={() => void copy(all, text('codesCopied'))}>
            {text('copyCodes')}
          </Button>
          <Button
            icon={<Download size={16} aria-hidden />}
            onPress={() => saveFile(text('codesFile'), `Faro\n\n${all}\n`, 'text/plain')}
          >
            {text('downloadCodes')}
          </Button>
        </Row>
      </Stack>
    </ConfirmDialog>
  );
}
