import {useState} from 'react';
import type {BlockedReason} from '#contract/account/rules.ts';
import {blockUser} from '#contract/admin/block-user.ts';
import type {ListedUser} from '#contract/admin/list-users.ts';
import type {es} from '#src/features/admin/text/es.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';

type BlockDialogProps = {
  user: ListedUser;
  onClose: () => void;
  onDone: (now: Pick<ListedUser, 'status' | 'blockedReason'>) => void;
};

/** Blocks a user for a reason that they will read, or ends that. Rule: ADM3. Source: S4.10. */
export function BlockDialog({user, onClose, onDone}: BlockDialogProps) {
  const text = useText<typeof es>('admin');
  const failureText = useFailureText();
  const [call, run] = useServerCall(blockUser);
  const [why, setWhy] = useState<BlockedReason>('payment-expired');
  const isBlocked = user.status === 'blocked';
  const name = `${user.firstName} ${user.lastName}`;

  const decide = async () => {
    const reason = isBlocked ? null : why;
    const answer = await run({userId: user.id, reason});
    if (!answer.ok) return;
    onDone({status: answer.value.status, blockedReason: reason});
    showToast({text: text(isBlocked ? 'unblocked' : 'blocked', {name}), tone: 'ok'});
    onClose();
  };
  return (
    <Dialog
      role="alertdialog"
      title={text(isBlocked ? 'unblockTitle' : 'blockTitle', {name})}
      isOpen
      onClose={onClose}
      closeLabel={text('close')}
      actions={
        <>
          <Button size="large" onPress={onClose}>
            {text('cancel')}
          </Button>
          <Button
            size="large"
            look={isBlocked ? 'primary' : 'danger'}
            isPending={call.step === 'running'}
            onPress={() => void decide()}
          >
            {text(isBlocked ? 'unblock' : 'block')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{text(isBlocked ? 'unblockText' : 'blockText')}</p>
        {isBlocked ? null : (
          <RadioField
            label={text('why')}
            value={why}
            onChange={(value) => setWhy(value === 'by-admin' ? 'by-admin' : 'payment-expired')}
            options={[
              {id: 'payment-expired', label: text('why.payment'), hint: text('why.paymentHint')},
              {id: 'by-admin', label: text('why.admin'), hint: text('why.adminHint')},
            ]}
          />
        )}
        <FormTrouble>{call.step === 'refused' ? failureText(call.failure) : null}</FormTrouble>
      </Stack>
    </Dialog>
  );
}
