import type {ReactNode} from 'react';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Dialog, type DialogProps} from './dialog.tsx';

type ConfirmDialogProps = Omit<DialogProps, 'actions' | 'isOpen'> & {
  /** The act, such as "Guardar"; `danger` where something is lost by it. */
  actText: string;
  onAct: () => void;
  look?: 'primary' | 'danger';
  isPending?: boolean;
  /** What leaves all as it is; "Cancelar" where nothing is said, no such button where it is null. */
  stayText?: string | null;
  children: ReactNode;
};

/** Asks before an act: the way back and the act, in this order. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {actText, onAct, look = 'primary', isPending = false, stayText, ...dialog} = props;
  const text = useText();
  return (
    <Dialog
      {...dialog}
      isOpen
      actions={
        <>
          {stayText === null ? null : (
            <Button size="large" onPress={dialog.onClose}>
              {stayText ?? text('cancel')}
            </Button>
          )}
          <Button size="large" look={look} isPending={isPending} onPress={onAct}>
            {actText}
          </Button>
        </>
      }
    />
  );
}
