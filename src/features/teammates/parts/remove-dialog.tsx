import {leaveCompany} from '#contract/teammates/leave-company.ts';
import {removeTeammate} from '#contract/teammates/remove-teammate.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import {useEngine} from '#src/data/database/engine.tsx';
import type {TeamCompany, Teammate} from '#src/features/teammates/read-team.ts';
import type {es} from '#src/features/teammates/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';

type RemoveDialogProps = {
  readonly who: Teammate;
  readonly company: TeamCompany;
  /** Whether it is who asks: they leave. */
  readonly isSelf: boolean;
  readonly onClose: () => void;
};

/** Asks before somebody loses their part in a company or gives it up, and says what becomes of their work. Rules: TMM11, TMM14. */
export function RemoveDialog({who: {userId, name}, company, isSelf, onClose}: RemoveDialogProps) {
  const text = useText<typeof es>('teammates');
  const failureText = useFailureText();
  const engine = useEngine();
  const [removed, remove] = useServerCall(removeTeammate);
  const [left, leave] = useServerCall(leaveCompany);
  const call = isSelf ? left : removed;
  const spaceId = company.id;
  const said = {name, company: company.name};
  const act = async () => {
    const answer = isSelf ? await leave({spaceId}) : await remove({spaceId, userId});
    if (!answer.ok) return;
    await engine?.syncNow();
    showToast({tone: 'ok', text: text(isSelf ? 'left' : 'removed', said)});
    onClose();
  };
  return (
    <ConfirmDialog
      title={text(isSelf ? 'leaveTitle' : 'removeTitle', said)}
      role="alertdialog"
      look="danger"
      actText={text(isSelf ? 'leaveAct' : 'removeAct')}
      isPending={call.step === 'running'}
      onAct={() => void act().catch(reportError)}
      onClose={onClose}
    >
      <Stack gap={3}>
        <Text>{text(isSelf ? 'leaveText' : 'removeText')}</Text>
        {call.step === 'refused' ? <FormTrouble>{failureText(call.failure)}</FormTrouble> : null}
      </Stack>
    </ConfirmDialog>
  );
}
