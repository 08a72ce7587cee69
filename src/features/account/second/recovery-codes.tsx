import {useEffect, useRef} from 'react';
import {Copy, Download} from 'lucide-react';
import {saveFile} from '#src/data/save-file.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {CodeList} from '#src/ui/display/scan-code.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {words} from './text/words.ts';
import {useCopy} from './use-copy.ts';

/** Shows recovery codes, once, until somebody says that they are kept: in the page, where no key closes them by mistake. Rule: FAC5. */
export function RecoveryCodes({codes, onKept}: {codes: readonly string[]; onKept: () => void}) {
  const text = useText<typeof words>('account/second');
  const copy = useCopy();
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    own.current?.focus();
    own.current?.scrollIntoView({block: 'nearest'});
  }, []);
  const all = codes.join('\n');
  return (
    <section ref={own} tabIndex={-1} aria-label={text('codesTitle')}>
      <Card>
        <Stack gap={4}>
          <h3>{text('codesTitle')}</h3>
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
          <div>
            <Button look="primary" onPress={onKept}>
              {text('codesSaved')}
            </Button>
          </div>
        </Stack>
      </Card>
    </section>
  );
}
