import {useSite} from '#src/site/site-context.ts';
import {FormField} from './form-field.tsx';

/** An e-mail address, asked for and checked in one way. Rules: CTC1, CTC7. */
export function EmailField({form}: {readonly form: string}) {
  const {text} = useSite();
  return (
    <FormField
      form={form}
      name="email"
      label={text('email')}
      problems={{required: text('required'), invalid: text('emailInvalid')}}
    >
      <input
        className="input"
        id={`${form}-email`}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
      />
    </FormField>
  );
}
