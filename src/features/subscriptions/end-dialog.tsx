import type {Charge} from '#contract/subscriptions/list-charges.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import type {Subscription} from './read-subscriptions.ts';
import type {es} from './text/es.ts';
import {useChange} from './use-change.ts';

type EndDialogProps = {
  readonly one: Subscription;
  readonly charge: Charge;
  readonly name: string;
  readonly onClose: () => void;
};

/** Asks before something is not renewed, and says until when it goes on. Rule: SUB9. */
export function EndDialog({one, charge, name, onClose}: EndDialogProps) {
  const text = useText<typeof es>('subscriptions');
  const failureText = useFailureText();
  const format = useFormat();
  const {call, change} = useChange();
  const act = async () => {
    if (!(await change(one.id, charge.id, {kind: 'end'}))) return;
    showToast({tone: 'ok', text: text('endDone', {name})});
    onClose();
  };
  return (
    <ConfirmDialog
      title={text('endTitle', {name})}
      role="alertdialog"
      look="danger"
      actText={text('endAct')}
      isPending={call.step === 'running'}
      onAct={() => void act().catch(reportError)}
      onClose={onClose}
    >
      <Stack gap={3}>
        <Text>{text('endText', {day: format.day(charge.on, 'long')})}</Text>
        {charge.line.kind === 'plan' && one.bought.services.length > 0 ? <Text>{text('endPlan')}</Text> : null}
        {call.step === 'refused' ? <FormTrouble>{failureText(call.failure)}</FormTrouble> : null}
      </Stack>
    </ConfirmDialog>
  );
}
