import {useEffect} from 'react';
import {passwordRules, unmetPasswordRules, maxPasswordLength, type PasswordRule} from '#contract/account/rules.ts';
import {pathTo} from '#src/app/routing.ts';
import {askToRegister, prepareAsks} from './asks.ts';
import {checkRegistration, type AccountFields} from './check-fields.ts';
import {AccountLayout} from '#src/features/account/parts/account-layout.tsx';
import {GoogleButton} from './parts/google-button.tsx';
import {useArrival} from './use-arrival.ts';
import {useCheckedForm} from './use-checked-form.ts';
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
  const language = useLanguage();
  const {next, arrive} = useArrival();
  const form = useCheckedForm({
    start: {email: '', password: '', firstName: '', lastName: ''},
    check: checkRegistration,
    ask: askToRegister,
    toInput: (fields: AccountFields) => ({...fields, language}),
  });
  const unmet = unmetPasswordRules(form.fields.password);

  useEffect(prepareAsks, []);

  const submit = async () => {
    const outcome = await form.submit();
    if (outcome?.ok) await arrive(outcome.value);
  };

  return (
    <AccountLayout title={text('registerTitle')}>
      <ErrorSummary title={text('problem')} errors={form.errors} attempt={form.attempt} />
      <Form onSubmit={() => void submit()}>
        <Columns>
          <TextField {...form.bind('firstName')} label={text('firstName')} autoComplete="given-name" maxLength={80} />
          <TextField {...form.bind('lastName')} label={text('lastName')} autoComplete="family-name" maxLength={80} />
        </Columns>
        <TextField {...form.bind('email')} label={text('email')} type="email" autoComplete="username" />
        <PasswordField
          {...form.bind('password')}
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
        <Button type="submit" look="primary" size="large" isWide isPending={form.step === 'running'}>
          {text('register')}
        </Button>
      </Form>
      <GoogleButton next={next} />
      <Text tone="muted">
        {text('haveAccount')} <Link href={pathTo.login(language, next)}>{text('signIn')}</Link>
      </Text>
    </AccountLayout>
  );
}
