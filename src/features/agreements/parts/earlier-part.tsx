import type {AgreementRow} from '#contract/agreements/agreements.ts';
import {readSignedAgreement} from '#contract/agreements/read-signed-agreement.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import {usePrint} from '#src/data/agreements/use-print.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {es} from '#src/features/agreements/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

type EarlierPartProps = {readonly company: MyCompany; readonly earlier: readonly AgreementRow[]};

/** Signatures of texts that the paper had before; each is printed from what the server keeps of it. Rule: AGR9. */
export function EarlierPart({company, earlier}: EarlierPartProps) {
  const text = useText<typeof es>('agreements');
  if (earlier.length === 0 || company.role !== 'owner') return null;
  return (
    <section>
      <Stack gap={2}>
        <SectionHead title={text('earlier')} count={earlier.length} />
        {earlier.map((signed) => (
          <EarlierButton key={signed.id} companyId={company.id} signed={signed} />
        ))}
      </Stack>
    </section>
  );
}

function EarlierButton({companyId, signed}: {readonly companyId: string; readonly signed: AgreementRow}) {
  const text = useText<typeof es>('agreements');
  const format = useFormat();
  const failureText = useFailureText();
  const [reading, read] = useServerCall(readSignedAgreement);
  const {stage, print} = usePrint();
  const save = async (): Promise<void> => {
    const answer = await read({companyId, agreementId: signed.id});
    if (!answer.ok) return;
    const {document, hash, signedFor, signerName: name, signedAt: at, statement} = answer.value;
    const fileName = `${text('file')}-${document.company}-${utcDay(at)}`;
    await print(fileName, {document, hash, signatures: [{signedFor, name, at, statement}]});
  };
  const failure = reading.step === 'refused' ? reading.failure : stage.step === 'failed' ? stage.failure : null;
  return (
    <>
      <Button isWide isPending={reading.step === 'running' || stage.step === 'making'} onPress={() => void save()}>
        {text('openEarlier', {when: format.instant(signed.signedAt)})}
      </Button>
      <FormTrouble>{failure ? failureText(failure) : null}</FormTrouble>
    </>
  );
}
