import {FileUp} from 'lucide-react';
import {joinClasses} from '#src/ui/class-names.ts';
import {Text} from '#src/ui/display/text.tsx';
import styles from '#src/ui/fields/field.module.css';
import {FileButton} from './file-button.tsx';

type FileFieldProps = {
  readonly id: string;
  readonly label: string;
  /** Kinds and sizes that are taken, said before one chooses. */
  readonly hint: string;
  readonly chooseText: string;
  readonly otherText: string;
  readonly acceptedTypes: readonly string[];
  readonly value: File | null;
  readonly onChange: (file: File | null) => void;
  readonly error?: string | null;
};

/** One file of a form: its name once it is chosen, and the way to another. */
export function FileField(props: FileFieldProps) {
  const {id, label, hint, value, error = null} = props;
  return (
    <div id={id} role="group" aria-labelledby={`${id}-label`} className={joinClasses(styles['field'])}>
      <span id={`${id}-label`} className={styles['label']}>
        {label}
      </span>
      <Text size="small" tone="muted">
        {value === null ? hint : value.name}
      </Text>
      <div>
        <FileButton
          acceptedTypes={props.acceptedTypes}
          icon={<FileUp size={16} strokeWidth={1.75} aria-hidden />}
          onFiles={(files) => props.onChange(files[0] ?? null)}
        >
          {value === null ? props.chooseText : props.otherText}
        </FileButton>
      </div>
      {error === null ? null : (
        <Text size="small" tone="danger">
          {error}
        </Text>
      )}
    </div>
  );
}
