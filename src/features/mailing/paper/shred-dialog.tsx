import {Suspense, useState} from 'react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import {askShredding} from '#contract/mailing/ask-shredding.ts';
import type {MailPaperRow} from '#contract/mailing/mail-paper.ts';
import {priceShredding} from '#contract/mailing/price-paper.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import {BuyPart} from '#src/data/purchases/buy-part.tsx';
import type {Mail} from '#src/features/mailing/read-mail.ts';
import type {es} from '#src/features/mailing/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';

type ShredDialogProps = {
  readonly mail: Mail;
  readonly onAnswer: (paper: MailPaperRow) => void;
  readonly onClose: () => void;
};

/** Says what shredding means and costs before it is asked for. Rules: MLG12, MLG15. */
export function ShredDialog({mail, onAnswer, onClose}: ShredDialogProps) {
  const text = useText<typeof es>('mailing');
  const failureText = useFailureText();
  const [call, ask] = useServerCall(askShredding);
  // Prices count by the day of the server, which is UTC's.
  const [today] = useState(() => utcDay(new Date().toISOString()));
  const {companyId, id: scanId} = mail;
  const price = priceShredding(readCatalogue(today).mail);
  const title = text('paper.shredTitle');
  if (price.todayCents > 0)
    return (
      <Dialog isOpen title={title} onClose={onClose}>
        <Stack gap={4}>
          <Text>{text('paper.shredText')}</Text>
          <Suspense fallback={<Skeleton height={120} />}>
            <BuyPart
              companyId={companyId}
              wish={{kind: 'paper', scanId, paper: {do: 'shred'}}}
              price={price}
              act={text('paper.goPay')}
            />
          </Suspense>
        </Stack>
      </Dialog>
    );
  const act = async () => {
    const asked = await ask({companyId, scanId});
    if (!asked.ok) return;
    onAnswer(asked.value);
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      actText={text('paper.shredAct')}
      look="danger"
      isPending={call.step === 'running'}
      onAct={() => void act().catch(reportError)}
      onClose={onClose}
    >
      <Stack gap={3}>
        <Text>{text('paper.shredText')}</Text>
        <Text>{text('paper.shredFree')}</Text>
        <FormTrouble>{call.step === 'refused' ? failureText(call.failure) : null}</FormTrouble>
      </Stack>
    </ConfirmDialog>
  );
}
