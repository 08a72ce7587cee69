import {maxPasswordLength, passwordRules, unmetPasswordRules, type PasswordRule} from '#contract/account/rules.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Checklist} from '#src/ui/fields/choice/checklist.tsx';
import {PasswordField} from '#src/ui/fields/password-field.tsx';
import type {Bound} from '#src/ui/form/form-face.ts';
import type {es} from '#src/features/account/text/es.ts';

const ruleNames = Object.keys(passwordRules) as PasswordRule[];

type NewPasswordFieldsProps = {
  /** Of the first field. */
  label: string;
  fresh: Bound<string>;
  repeated: Bound<string>;
};

/** A new password with what it needs, and the same once more. Source: S5.01. */
export function NewPasswordFields({label, fresh, repeated}: NewPasswordFieldsProps) {
  const text = useText<typeof es>('account');
  const shared = {
    autoComplete: 'new-password',
    maxLength: maxPasswordLength,
    showLabel: text('showPassword'),
    hideLabel: text('hidePassword'),
  } as const;
  const unmet = unmetPasswordRules(fresh.value);
  return (
    <>
      <PasswordField
        {...fresh}
        {...shared}
        label={label}
        checklist={
          <Checklist
            label={text('passwordMust')}
            metWord={text('met')}
            items={ruleNames.map((rule) => ({id: rule, text: text(`rule.${rule}`), isMet: !unmet.includes(rule)}))}
          />
        }
      />
      <PasswordField {...repeated} {...shared} label={text('repeated')} />
    </>
  );
}
