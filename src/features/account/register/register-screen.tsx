import {useEffect} from 'react';
import {pathTo} from '#src/routing/routing.ts';
import {askToRegister, prepareAsks} from '#src/features/account/asks.ts';
import {checkRegistration} from '#src/features/account/check-fields.ts';
import {refuseGuessable} from '#src/features/account/guessable/refuse-guessable.ts';
import {AccountLayout} from '#src/features/account/parts/account-layout.tsx';
import {GoogleButton} from '#src/features/account/parts/google-button.tsx';
import {NewPasswordFields} from '#src/features/account/parts/new-password-fields.tsx';
import {useArrival} from '#src/features/account/use-arrival.ts';
import {useAccountForm} from '#src/features/account/use-account-form.ts';
import {useTypedEmail, useTypedName} from '#src/features/account/use-typed-email.ts';
import {AcceptTerms} from './accept-terms.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';
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
  const typedEmail = useTypedEmail();
  const typedName = useTypedName();
  const form = useAccountForm({
    start: {email: typedEmail, password: '', repeated: '', ...typedName},
    check: checkRegistration,
    send: async ({email, password, firstName, lastName}, signal) =>
      (await refuseGuessable(password, 'password', {email, firstName, lastName})) ??
      askToRegister({email, password, firstName, lastName, language}, signal),
    onDone: (me) => arrive(me),
  });

  useEffect(prepareAsks, []);

  return (
    <AccountLayout title={registerText('registerTitle')}>
      <FormPage form={form} submitText={text('register')} isWide>
        <Columns>
          <TextField {...form.bind('firstName')} label={text('firstName')} autoComplete="given-name" maxLength={80} />
          <TextField {...form.bind('lastName')} label={text('lastName')} autoComplete="family-name" maxLength={80} />
        </Columns>
        <TextField {...form.bind('email')} label={text('email')} type="email" autoComplete="username" />
        <NewPasswordFields
          label={text('password')}
          fresh={form.bind('password')}
          repeated={form.bind('repeated')}
          owner={form.values}
        />
      </FormPage>
      <GoogleButton next={next} saysTerms={false} />
      <AcceptTerms />
      <Text tone="muted">
        {registerText('haveAccount')} <Link href={pathTo.login(language, next)}>{text('signIn')}</Link>
      </Text>
    </AccountLayout>
  );
}
