import {Download} from 'lucide-react';
import type {AgreementRow} from '#contract/agreements/agreements.ts';
import type {CompanyAgreement} from '#src/data/agreements/read-agreement.ts';
import {toPrintInput} from '#src/data/agreements/print-input.ts';
import {usePrint} from '#src/data/agreements/use-print.ts';
import type {es} from '#src/features/agreements/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

type PrintPartProps = {readonly agreement: CompanyAgreement; readonly signed: AgreementRow | null};

/** Downloads the PDF: with the signature where it is given, else to be signed. Works offline. Rule: AGR11. */
export function PrintPart({agreement, signed}: PrintPartProps) {
  const text = useText<typeof es>('agreements');
  const failureText = useFailureText();
  const {stage, print} = usePrint();
  return (
    <Stack gap={2}>
      <Button
        size="large"
        icon={<Download size={16} aria-hidden />}
        isPending={stage.step === 'making'}
        onPress={() => void print(`${text('file')}-${agreement.document.company}`, toPrintInput(agreement, signed))}
      >
        {text(stage.step === 'making' ? 'downloading' : 'download')}
      </Button>
      <div role="status">
        {stage.step === 'failed' ? (
          <Text tone="danger" size="small">
            {failureText(stage.failure)}
          </Text>
        ) : null}
        {stage.step === 'done' && stage.missing > 0 ? (
          <Text tone="warn" size="small">
            {text('missingCharacters', {count: stage.missing})}
          </Text>
        ) : null}
      </div>
    </Stack>
  );
}
