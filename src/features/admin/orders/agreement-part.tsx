import {FileCheck, FileText} from 'lucide-react';
import {useCallback} from 'react';
import {listOrderAgreements} from '#contract/agreements/list-order-agreements.ts';
import type {SignedAgreement} from '#contract/agreements/read-signed-agreement.ts';
import {usePrint} from '#src/data/agreements/use-print.ts';
import {writeEvidence} from '#contract/agreements/write-evidence.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {saveFile} from '#src/data/save-file.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {words} from './text/words.ts';

/** Whether the company's founding document is signed, by whom and when, with what was signed. Rule: AGR9. */
export function AgreementPart({orderId}: {readonly orderId: string}) {
  const text = useText<typeof words>('admin/orders');
  const common = useText();
  const ask = useCallback(
    async (signal: AbortSignal) => callServer(listOrderAgreements, {orderId}, {signal}),
    [orderId],
  );
  const {shown, askAgain} = useShown(ask);
  return (
    <Stack gap={3}>
      <SectionHead title={text('agreement')} />
      {shown === undefined ? <Skeleton height={64} /> : null}
      {shown === null ? (
        <Row>
          <Text tone="muted">{text('agreementTrouble')}</Text>
          <Button onPress={askAgain}>{common('retry')}</Button>
        </Row>
      ) : null}
      {shown?.signed.length === 0 ? (
        <Text tone="muted">{text(shown.isWanted ? 'agreementUnsigned' : 'agreementNone')}</Text>
      ) : null}
      {shown?.signed.map((signed) => (
        <SignedFacts key={signed.id} signed={signed} />
      ))}
    </Stack>
  );
}

function SignedFacts({signed}: {readonly signed: SignedAgreement}) {
  const text = useText<typeof words>('admin/orders');
  const format = useFormat();
  const failureText = useFailureText();
  const {stage, print} = usePrint();
  const {document, kind, hash, signedFor, signerName: name, signedAt: at, statement} = signed;
  const fileName = `${text(`agreement.${kind}`)}-${document.company}-${utcDay(at)}`;
  const party = document.signatures.find(({id}) => id === signedFor)?.party ?? '';
  return (
    <Stack gap={3}>
      <Facts
        facts={[
          {name: text(`agreement.${kind}`), value: <span lang="en">{signed.wording}</span>},
          {name: text('signedAt'), value: format.instant(at)},
          {name: text('signedBy'), value: name},
          {name: text('signedFor'), value: party},
        ]}
      />
      <Row>
        <Button
          icon={<FileCheck size={16} aria-hidden />}
          isPending={stage.step === 'making'}
          onPress={() => void print(fileName, {document, hash, signatures: [{signedFor, name, at, statement}]})}
        >
          {text('signedPdf')}
        </Button>
        <Button
          icon={<FileText size={16} aria-hidden />}
          onPress={() => saveFile(`${fileName}.txt`, writeEvidence(signed), 'text/plain;charset=utf-8')}
        >
          {text('signedText')}
        </Button>
      </Row>
      <FormTrouble>{stage.step === 'failed' ? failureText(stage.failure) : null}</FormTrouble>
    </Stack>
  );
}
