import {useId, useState, type KeyboardEvent, type ReactNode} from 'react';
import {Search} from 'lucide-react';
import {Dialog, Modal, ModalOverlay} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
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
 * Finds and does one of very many things: a few letters, Enter. It comes and goes at once, because it is met often. The keyboard stays in the field:
 * the line it is on is told by `aria-activedescendant` (ARIA Authoring Practices, combobox).
 */
export function CommandList(props: CommandListProps) {
  const {sections, typed, onRun} = props;
  const id = useId();
  const [place, setPlace] = useState(0);
  const all = sections.flatMap((section) => section.commands);
  const current = all[Math.min(place, all.length - 1)];
  const idOf = (command: Command) => `${id}-${command.id}`;

  const handleKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8};
    const step = steps[event.key];
    if (step !== undefined) setPlace(move(Math.min(place, all.length - 1), step, all.length));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      if (current) onRun(current.id);
    } else return;
    event.preventDefault();
  };

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
              // The palette exists to be typed into.
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
              autoFocus
              role="combobox"
              className={styles['input']}
              aria-label={props.label}
              aria-expanded
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={current ? idOf(current) : undefined}
              placeholder={props.placeholder}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                props.onType(event.target.value);
                setPlace(0);
              }}
              onKeyDown={handleKeyDown}
            />
            <Kbd>Esc</Kbd>
          </div>
          <div id={`${id}-list`} role="listbox" aria-label={props.label} className={styles['list']}>
            {sections.map((section) => (
              <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`}>
                <div id={`${id}-${section.id}`} role="presentation" className={styles['heading']}>
                  {section.heading}
                </div>
                {section.commands.map((command) => (
                  <CommandLine
                    key={command.id}
                    id={idOf(command)}
                    command={command}
                    isCurrent={command === current}
                    onRun={onRun}
                  />
                ))}
              </div>
            ))}
          </div>
          <p role="status" className={joinClasses(all.length === 0 ? styles['empty'] : styles['count'])}>
            {all.length === 0 ? props.emptyText : typed === '' ? '' : props.countText}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

type CommandLineProps = {
  readonly id: string;
  readonly command: Command;
  readonly isCurrent: boolean;
  readonly onRun: (id: string) => void;
};

function CommandLine({id, command, isCurrent, onRun}: CommandLineProps) {
  const {label, context, icon, shortcut} = command;
  return (
    // Keys are the field's: the lines are never focused themselves.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
    <div
      ref={isCurrent ? reveal : null}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className={styles['line']}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onRun(command.id)}
    >
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
    </div>
  );
}

/** One line beyond the last is the first; a page stops at the ends. */
function move(place: number, step: number, count: number): number {
  if (Math.abs(step) === 1) return count === 0 ? 0 : (place + step + count) % count;
  return Math.max(0, Math.min(place + step, count - 1));
}

/** The line the keys are on stays in sight. */
function reveal(line: HTMLElement | null): void {
  line?.scrollIntoView({block: 'nearest'});
}
