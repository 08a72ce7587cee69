import {useEffect, useState} from 'react';
import {passwordRules, unmetPasswordRules, maxPasswordLength, type PasswordRule} from '#contract/account/rules.ts';
import {pathTo} from '#src/app/routing.ts';
import {askToRegister, prepareAsks} from './asks.ts';
import {useAsk} from '#src/data/use-ask.ts';
import {checkRegistration, type AccountFields, type FieldProblem} from './check-fields.ts';
import {AccountLayout} from '#src/features/account/parts/account-layout.tsx';
import {useArrival} from './use-arrival.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Checklist} from '#src/ui/fields/checklist.tsx';
import {ErrorSummary} from '#src/ui/fields/error-summary.tsx';
import {Form} from '#src/ui/fields/form.tsx';
import {PasswordField} from '#src/ui/fields/password-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import type {es} from './text/es.ts';

const ruleNames = Object.keys(passwordRules) as PasswordRule[];

/** Creating an account. Source: S2.15, S5.01 to S5.04, S7.03. */
export function RegisterScreen() {
  const text = useText<typeof es>('account');
  const failureText = useFailureText();
  const language = useLanguage();
  const {next, arrive} = useArrival();
  const [fields, setFields] = useState<AccountFields>({email: '', password: '', firstName: '', lastName: ''});
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [call, run] = useAsk(askToRegister);
  const unmet = unmetPasswordRules(fields.password);

  useEffect(prepareAsks, []);

  const submit = async () => {
    setAttempt(attempt + 1);
    const found = checkRegistration(fields);
    setProblems(found);
    if (found.length > 0) return;
    const outcome = await run({...fields, language});
    if (outcome.ok) arrive(outcome.value);
  };
  const bind = (field: keyof AccountFields) => {
    const problem = problems.find((one) => one.field === field);
    return {
      id: field,
      name: field,
      value: fields[field],
      onChange: (value: string) => setFields({...fields, [field]: value}),
      error: problem ? text(problem.text) : null,
    };
  };
  const errors =
    problems.length > 0
      ? problems.map((problem) => ({fieldId: problem.field, message: text(problem.text)}))
      : call.step === 'refused'
        ? [{message: failureText(call.failure)}]
        : [];

  return (
    <AccountLayout title={text('registerTitle')}>
      <ErrorSummary title={text('problem')} errors={errors} attempt={attempt} />
      <Form onSubmit={() => void submit()}>
        <Columns>
          <TextField {...bind('firstName')} label={text('firstName')} autoComplete="given-name" maxLength={80} />
          <TextField {...bind('lastName')} label={text('lastName')} autoComplete="family-name" maxLength={80} />
        </Columns>
        <TextField {...bind('email')} label={text('email')} type="email" autoComplete="username" />
        <PasswordField
          {...bind('password')}
          label={text('password')}
          autoComplete="new-password"
          maxLength={maxPasswordLength}
          showLabel={text('showPassword')}
          hideLabel={text('hidePassword')}
          checklist={
            <Checklist
              label={text('passwordMust')}
              metWord={text('met')}
              items={ruleNames.map((rule) => ({id: rule, text: text(`rule.${rule}`), isMet: !unmet.includes(rule)}))}
            />
          }
        />
        <Button type="submit" look="primary" size="large" isWide isPending={call.step === 'running'}>
          {text('register')}
        </Button>
      </Form>
      <Text tone="muted">
        {text('haveAccount')} <Link href={pathTo.login(language, next)}>{text('signIn')}</Link>
      </Text>
    </AccountLayout>
  );
}
