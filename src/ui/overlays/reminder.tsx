import type {ReactNode} from 'react';
import {Button} from '#src/ui/actions/button.tsx';
import {Dialog} from './dialog.tsx';

type ReminderProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Where it leads, as the main act. */
  readonly action: ReactNode;
  readonly laterLabel: string;
  readonly closeLabel: string;
  /** Closed in whatever way, it comes again tomorrow. */
  readonly onLater: () => void;
};

/** Something that will have to be done, with the way to it and "remind me tomorrow". Source: S2.31, S2.32, ux.md U10. */
export function Reminder({title, children, action, laterLabel, closeLabel, onLater}: ReminderProps) {
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onLater}
      closeLabel={closeLabel}
      actions={
        <>
          <Button size="large" onPress={onLater}>
            {laterLabel}
          </Button>
          {action}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
