import {useText} from '#src/i18n/use-text.ts';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import type {words} from './text/words.ts';

type TakeBackDialogProps = {
  readonly company: string;
  /** Its company knows nothing of it. */
  readonly isUnsent?: boolean;
  readonly onClose: () => void;
  readonly onAct: () => void;
};

/** Says what taking back does before it is done. Rule: MLG4. */
export function TakeBackDialog({company, isUnsent = false, onClose, onAct}: TakeBackDialogProps) {
  const text = useText<typeof words>('admin/mail');
  return (
    <ConfirmDialog
      title={text('takeBackTitle', {company})}
      actText={text('takeBack')}
      look="danger"
      onAct={onAct}
      onClose={onClose}
    >
      {text(isUnsent ? 'takeBackUnsent' : 'takeBackText')}
    </ConfirmDialog>
  );
}
