import {useState} from 'react';
import {openSealedNumber, type sealedNumbers} from '#contract/orders/open-sealed-number.ts';
import type {openingReasons} from '#contract/sealing/list-openings.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import type {words} from './text/words.ts';

/** Which number of whom; `number` and `name` are as people read them. */
export type AskedNumber = {
  readonly partnerId: string;
  readonly field: (typeof sealedNumbers)[number];
  readonly number: string;
  readonly name: string;
};

type OpenNumberDialogProps = {
  readonly orderId: string;
  readonly asked: AskedNumber;
  readonly onClose: () => void;
};

/** Opens an identity number for a reason, and shows it as long as the dialog is open: it is kept nowhere. Rule: SEA6. Source: D10. */
export function OpenNumberDialog({orderId, asked, onClose}: OpenNumberDialogProps) {
  const text = useText<typeof words>('admin/orders');
  const failureText = useFailureText();
  const [why, setWhy] = useState<(typeof openingReasons)[number]>('filing');
  const [opening, open] = useServerCall(openSealedNumber);
  const {partnerId, field, number, name} = asked;
  const title = text('openTitle', {number, name});
  if (opening.step === 'done')
    return (
      <ConfirmDialog title={title} actText={text('done')} stayText={null} onAct={onClose} onClose={onClose}>
        <Text size="figure">{opening.value.number}</Text>
        <p>{text('openedText')}</p>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      title={title}
      actText={text('open')}
      isPending={opening.step === 'running'}
      onAct={() => void open({orderId, partnerId, field, why})}
      onClose={onClose}
    >
      <p>{text('openText')}</p>
      <RadioField
        label={text('why')}
        value={why}
        onChange={setWhy}
        options={[
          {id: 'filing', label: text('why.filing'), hint: text('why.filingHint')},
          {id: 'check', label: text('why.check'), hint: text('why.checkHint')},
        ]}
      />
      <FormTrouble>{opening.step === 'refused' ? failureText(opening.failure) : null}</FormTrouble>
    </ConfirmDialog>
  );
}
