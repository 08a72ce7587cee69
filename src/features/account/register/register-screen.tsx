import {useEffect} from 'react';
import {pathTo} from '#src/routing/routing.ts';
import {askToRegister, prepareAsks} from '#src/features/account/asks.ts';
import {checkRegistration, type AccountFields} from '#src/features/account/check-fields.ts';
import {AccountLayout} from '#src/features/account/parts/account-layout.tsx';
import {GoogleButton} from '#src/features/account/parts/google-button.tsx';
import {NewPasswordFields} from '#src/features/account/parts/new-password-fields.tsx';
import {useArrival} from '#src/features/account/use-arrival.ts';
import {useCheckedForm} from '#src/features/account/use-checked-form.ts';
import {AcceptTerms} from './accept-terms.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {ErrorSummary} from '#src/ui/form/error-summary.tsx';
import {Form} from '#src/ui/form/form.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import type {es} from '#src/features/account/text/es.ts';
import type {es as registerTexts} from './text/es.ts';

/** Creating an account. Source: S1.12, S2.15, S5.01 to S5.04, S7.03. Rule: ACC32. */
export function RegisterScreen() {
  const text = useText<typeof es>('account');
  const registerText = useText<typeof registerTexts>('account/register');
  const language = useLanguage();
  const {next, arrive} = useArrival();
  const form = useCheckedForm({
    start: {email: '', password: '', repeated: '', firstName: '', lastName: ''},
    check: checkRegistration,
    ask: askToRegister,
    toInput: ({email, password, firstName, lastName}: AccountFields) => ({
      email,
      password,
      firstName,
      lastName,
      language,
    }),
  });

  useEffect(prepareAsks, []);

  const submit = async () => {
    const outcome = await form.submit();
    if (outcome?.ok) await arrive(outcome.value);
  };

  return (
    <AccountLayout title={registerText('registerTitle')}>
      <ErrorSummary title={text('problem')} errors={form.errors} attempt={form.attempt} />
      <Form onSubmit={() => void submit()}>
        <Columns>
          <TextField {...form.bind('firstName')} label={text('firstName')} autoComplete="given-name" maxLength={80} />
          <TextField {...form.bind('lastName')} label={text('lastName')} autoComplete="family-name" maxLength={80} />
        </Columns>
        <TextField {...form.bind('email')} label={text('email')} type="email" autoComplete="username" />
        <NewPasswordFields label={text('password')} fresh={form.bind('password')} repeated={form.bind('repeated')} />
        <Button type="submit" look="primary" size="large" isWide isPending={form.step === 'running'}>
          {text('register')}
        </Button>
      </Form>
      <GoogleButton next={next} saysTerms={false} />
      <AcceptTerms />
      <Text tone="muted">
        {registerText('haveAccount')} <Link href={pathTo.login(language, next)}>{text('signIn')}</Link>
      </Text>
    </AccountLayout>
  );
}
