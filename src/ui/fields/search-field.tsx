import {useId, type InputHTMLAttributes, type Ref} from 'react';
import {Search, X} from 'lucide-react';
import {Button, Group, Input, SearchField as AriaSearchField} from 'react-aria-components';
import {useText} from '#src/i18n/use-text.ts';
import {joinClasses} from '#src/ui/class-names.ts';
import {pickGiven} from '#src/ui/pick-given.ts';
import styles from './field.module.css';

type SearchFieldProps = {
  /** Read out; the placeholder shows it. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter. */
  onSubmit?: () => void;
  shortcut?: string;
  inputRef?: Ref<HTMLInputElement>;
  size?: 'small' | 'large';
  /** What makes it the field of a list of offers. */
  combo?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'role' | 'title' | 'aria-expanded' | 'aria-controls' | 'aria-autocomplete' | 'aria-activedescendant'
  >;
  /** What could not be used of what was typed, and what to do. */
  error?: string | null;
};

/** Looks for words; Escape empties it. */
export function SearchField(props: SearchFieldProps) {
  const text = useText();
  const errorId = useId();
  const error = props.error ?? null;
  return (
    <AriaSearchField
      aria-label={props.label}
      className={joinClasses(styles['field'])}
      value={props.value}
      onChange={props.onChange}
      {...pickGiven({'aria-keyshortcuts': props.shortcut, onSubmit: props.onSubmit})}
    >
      <Group className={joinClasses(styles['control'], props.size !== 'large' && styles['small'])}>
        <span className={styles['adornment']}>
          <Search size={16} aria-hidden />
        </span>
        <Input
          className={joinClasses(styles['input'])}
          placeholder={props.label}
          {...props.combo}
          {...(error === null ? {} : {'aria-invalid': true, 'aria-describedby': errorId})}
          {...pickGiven({ref: props.inputRef})}
        />
        {props.value === '' ? null : (
          <Button className={joinClasses(styles['inner-button'])} aria-label={text('clearSearch')}>
            <X size={16} aria-hidden />
          </Button>
        )}
      </Group>
      {error === null ? null : (
        <p id={errorId} role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </AriaSearchField>
  );
}
