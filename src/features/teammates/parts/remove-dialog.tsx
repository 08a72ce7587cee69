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
  readonly onClose: () => void;
};

/** Asks before somebody loses their part in a company, and says what becomes of their work. Rule: TMM11. */
export function RemoveDialog({who: {userId, name}, company, onClose}: RemoveDialogProps) {
  const text = useText<typeof es>('teammates');
  const failureText = useFailureText();
  const engine = useEngine();
  const [call, run] = useServerCall(removeTeammate);
  const said = {name, company: company.name};
  const remove = async () => {
    const answer = await run({spaceId: company.id, userId});
    if (!answer.ok) return;
    await engine?.syncNow();
    showToast({tone: 'ok', text: text('removed', said)});
    onClose();
  };
  return (
    <ConfirmDialog
      title={text('removeTitle', said)}
      role="alertdialog"
      look="danger"
      actText={text('removeAct')}
      isPending={call.step === 'running'}
      onAct={() => void remove().catch(reportError)}
      onClose={onClose}
    >
      <Stack gap={3}>
        <Text>{text('removeText')}</Text>
        {call.step === 'refused' ? <FormTrouble>{failureText(call.failure)}</FormTrouble> : null}
      </Stack>
    </ConfirmDialog>
  );
}
