import type {ReactNode} from 'react';

type FormFieldProps = {
  /** The form's name, with which its ids begin; the control in it has the id `form-name`. */
  readonly form: string;
  readonly name: string;
  readonly label: string;
  /** The words for each thing that may be wrong with it. */
  readonly problems: Readonly<Record<string, string>>;
  readonly children: ReactNode;
};

/** A field with its label and what may be wrong with it, which the script says. */
export function FormField({form, name, label, problems, children}: FormFieldProps) {
  const words = Object.fromEntries(Object.entries(problems).map(([key, value]) => [`data-${key}`, value]));
  return (
    <div className="field" data-field={name}>
      <label htmlFor={`${form}-${name}`}>{label}</label>
      {children}
      <p className="field-error" id={`${form}-${name}-error`} hidden {...words} />
    </div>
  );
}
