import {useId, type ReactNode} from 'react';
import {Search} from 'lucide-react';
import {Dialog, Modal, ModalOverlay} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {useTypedList} from '#src/ui/list/use-typed-list.ts';
import {Kbd} from '#src/ui/display/kbd.tsx';
import styles from './command-list.module.css';

/** One line: what it does, to what, and its key. */
export type Command = {
  readonly id: string;
  readonly label: string;
  readonly context?: string | undefined;
  readonly icon: ReactNode;
  /** As printed, such as `Ctrl I`. */
  readonly shortcut?: string | undefined;
};

export type CommandSection = {readonly id: string; readonly heading: string; readonly commands: readonly Command[]};

type CommandListProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly sections: readonly CommandSection[];
  /** Said when nothing fits. */
  readonly emptyText: string;
  /** Said when something does, such as "4 resultados". */
  readonly countText: string;
  readonly onRun: (id: string) => void;
  readonly onClose: () => void;
};

/**
 * Finds and does one of very many things: a few letters, Enter. It comes and goes at once, because it is met often.
 */
export function CommandList(props: CommandListProps) {
  const {sections, typed} = props;
  const id = useId();
  const lines = sections.flatMap((section) => section.commands);
  const {restart, field, list, line} = useTypedList({...props, lines, isRound: true, onPick: props.onRun});

  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      isDismissable
      className={joinClasses(styles['scrim'])}
    >
      <Modal className={joinClasses(styles['panel'])}>
        <Dialog aria-label={props.label} className={joinClasses(styles['dialog'])}>
          <div className={styles['field']}>
            <Search size={18} aria-hidden />
            <input
              {...field}
              className={styles['input']}
              value={typed}
              onChange={(event) => {
                props.onType(event.target.value);
                restart();
              }}
            />
            <Kbd>Esc</Kbd>
          </div>
          <div {...list} className={styles['list']}>
            {sections.map((section) => (
              <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`}>
                <div id={`${id}-${section.id}`} role="presentation" className={styles['heading']}>
                  {section.heading}
                </div>
                {section.commands.map((command) => (
                  <div key={command.id} {...line(command)} className={styles['line']}>
                    <CommandWords command={command} />
                  </div>
                ))}
              </div>
            ))}
          </div>
          <p role="status" className={joinClasses(lines.length === 0 ? styles['empty'] : styles['count'])}>
            {lines.length === 0 ? props.emptyText : typed === '' ? '' : props.countText}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function CommandWords({command: {label, context, icon, shortcut}}: {command: Command}) {
  return (
    <>
      <span className={styles['icon']}>{icon}</span>
      <span className={styles['text']}>
        <span className={styles['label']}>{label}</span>
        {context === undefined ? null : <span className={styles['context']}>{context}</span>}
      </span>
      {shortcut === undefined ? null : (
        <span className={styles['end']}>
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </>
  );
}
