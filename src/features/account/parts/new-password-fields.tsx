import type {PasswordOwner} from '#contract/account/guessable.ts';
import {maxPasswordLength, passwordRules, unmetPasswordRules, type PasswordRule} from '#contract/account/rules.ts';
import {useJudge} from '#src/features/account/guessable/use-judge.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Checklist} from '#src/ui/fields/choice/checklist.tsx';
import {PasswordField} from '#src/ui/fields/password-field.tsx';
import type {Bound} from '#src/ui/form/form-face.ts';
import type {es} from '#src/features/account/text/es.ts';

const ruleNames = Object.keys(passwordRules) as PasswordRule[];

type Demand = {readonly id: PasswordRule | 'guess'; readonly text: string; readonly isMet: boolean};

type NewPasswordFieldsProps = {
  /** Of the first field. */
  label: string;
  fresh: Bound<string>;
  repeated: Bound<string>;
  /** Whose words it may not be made of. */
  owner: PasswordOwner;
};

/** A new password with what it needs, and the same once more. Source: S5.01. Rules: ACC1, ACC38. */
export function NewPasswordFields({label, fresh, repeated, owner}: NewPasswordFieldsProps) {
  const text = useText<typeof es>('account');
  const shared = {
    autoComplete: 'new-password',
    maxLength: maxPasswordLength,
    showLabel: text('showPassword'),
    hideLabel: text('hidePassword'),
  } as const;
  const judge = useJudge(fresh.value !== '');
  const unmet = unmetPasswordRules(fresh.value);
  const demands: Demand[] = ruleNames.map((rule) => ({
    id: rule,
    text: text(`rule.${rule}`),
    isMet: !unmet.includes(rule),
  }));
  const isHard = judge != null && fresh.value !== '' && judge(fresh.value, owner) === null;
  // Without what it is judged by nothing is said of it here: the server does.
  if (judge !== null) demands.push({id: 'guess', text: text('rule.guess'), isMet: isHard});
  return (
    <>
      <PasswordField
        {...fresh}
        {...shared}
        label={label}
        checklist={<Checklist label={text('passwordMust')} metWord={text('met')} items={demands} />}
      />
      <PasswordField {...repeated} {...shared} label={text('repeated')} />
    </>
  );
}
