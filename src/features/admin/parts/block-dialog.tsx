import type {BlockedReason} from '#contract/account/rules.ts';
import {blockUser} from '#contract/admin/block-user.ts';
import type {ListedUser} from '#contract/admin/list-users.ts';
import type {words} from '#src/features/admin/text/words.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';

type BlockDialogProps = {
  user: ListedUser;
  onClose: () => void;
  onDone: (now: Pick<ListedUser, 'status' | 'blockedReason'>) => void;
};

/** Blocks a user for a reason that they will read, or ends that. Rule: ADM3. Source: S4.10. */
export function BlockDialog({user, onClose, onDone}: BlockDialogProps) {
  const text = useText<typeof words>('admin');
  const isBlocked = user.status === 'blocked';
  const name = `${user.firstName} ${user.lastName}`;
  const form = useForm({
    start: (): {readonly why: BlockedReason} => ({why: 'payment-expired'}),
    send: async ({why}, signal) => callServer(blockUser, {userId: user.id, reason: isBlocked ? null : why}, {signal}),
    onDone: ({status}, {why}) => {
      onDone({status, blockedReason: isBlocked ? null : why});
      showToast({text: text(isBlocked ? 'unblocked' : 'blocked', {name}), tone: 'ok'});
    },
  });
  return (
    <FormDialog
      form={form}
      role="alertdialog"
      title={text(isBlocked ? 'unblockTitle' : 'blockTitle', {name})}
      submitText={text(isBlocked ? 'unblock' : 'block')}
      look={isBlocked ? 'primary' : 'danger'}
      isShort
      onClose={onClose}
    >
      <p>{text(isBlocked ? 'unblockText' : 'blockText')}</p>
      {isBlocked ? null : (
        <RadioField
          {...form.bind('why')}
          label={text('why')}
          options={[
            {id: 'payment-expired', label: text('why.payment'), hint: text('why.paymentHint')},
            {id: 'by-admin', label: text('why.admin'), hint: text('why.adminHint')},
          ]}
        />
      )}
    </FormDialog>
  );
}
