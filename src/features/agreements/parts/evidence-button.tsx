import {FileCheck} from 'lucide-react';
import type {AgreementRow} from '#contract/agreements/agreements.ts';
import {readSignedAgreement} from '#contract/agreements/read-signed-agreement.ts';
import {writeEvidence} from '#contract/agreements/write-evidence.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import {saveFile} from '#src/data/save-file.ts';
import type {es} from '#src/features/agreements/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';

type EvidenceButtonProps = {readonly companyId: string; readonly signed: Pick<AgreementRow, 'id' | 'signedAt'>};

/** Downloads what the server keeps of a signature, word for word. Rule: AGR9. */
export function EvidenceButton({companyId, signed}: EvidenceButtonProps) {
  const text = useText<typeof es>('agreements');
  const failureText = useFailureText();
  const isOnline = useOnline();
  const [reading, read] = useServerCall(readSignedAgreement);
  const save = async (): Promise<void> => {
    const answer = await read({companyId, agreementId: signed.id});
    if (!answer.ok) return;
    const name = `${text('evidenceFile')}-${answer.value.document.company}-${utcDay(signed.signedAt)}.txt`;
    saveFile(name, writeEvidence(answer.value), 'text/plain;charset=utf-8');
  };
  return (
    <>
      <Button
        isWide
        icon={<FileCheck size={16} aria-hidden />}
        isPending={reading.step === 'running'}
        blockedReason={isOnline ? null : failureText({code: 'offline', reason: 'offline'})}
        onPress={() => void save()}
      >
        {text('evidence')}
      </Button>
      <FormTrouble>{reading.step === 'refused' ? failureText(reading.failure) : null}</FormTrouble>
    </>
  );
}
