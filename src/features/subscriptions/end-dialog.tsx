import {useFailureText} from '#src/i18n/use-failure-text.ts';
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
  /** What is ended: the row of `subscriptions`. */
  readonly id: string;
  readonly name: string;
  /** What ends, and when. */
  readonly meaning: string;
  readonly onClose: () => void;
};

/** Asks before something is not renewed, and says what that means. Rules: SUB9, SUB19. */
export function EndDialog({one, id, name, meaning, onClose}: EndDialogProps) {
  const text = useText<typeof es>('subscriptions');
  const failureText = useFailureText();
  const {call, change} = useChange();
  const act = async () => {
    if (!(await change(one.id, id, {kind: 'end'}))) return;
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
        <Text>{meaning}</Text>
        {id === one.id && one.bought.services.length > 0 ? <Text>{text('endPlan')}</Text> : null}
        {call.step === 'refused' ? <FormTrouble>{failureText(call.failure)}</FormTrouble> : null}
      </Stack>
    </ConfirmDialog>
  );
}
