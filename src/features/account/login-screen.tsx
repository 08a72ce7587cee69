import {useEffect, useState} from 'react';
import {maxPasswordLength} from '#contract/account/rules.ts';
import {checkSignIn} from './check-fields.ts';
import {AccountLayout} from '#src/features/account/parts/account-layout.tsx';
import {GoogleButton} from './parts/google-button.tsx';
import {FirstPassword} from './parts/first-password.tsx';
import {ForgotLink} from './parts/forgot-link.tsx';
import {useTypedEmail} from './use-typed-email.ts';
import {useArrival} from './use-arrival.ts';
import {useCheckedForm} from './use-checked-form.ts';
import {pathTo} from '#src/routing/routing.ts';
import {askToLogIn, prepareAsks} from './asks.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {ErrorSummary} from '#src/ui/form/error-summary.tsx';
import {Form} from '#src/ui/form/form.tsx';
import {PasswordField} from '#src/ui/fields/password-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import type {es} from './text/es.ts';

/** Signing in with e-mail and password. Source: S2.15, S7.02. */
export function LoginScreen() {
  const text = useText<typeof es>('account');
  const language = useLanguage();
  const {user} = useSession();
  const {next, arrive} = useArrival();
  const typedEmail = useTypedEmail();
  const [cognitoSession, setCognitoSession] = useState<string | null>(null);
  const form = useCheckedForm({
    start: {email: typedEmail || (user?.email ?? ''), password: ''},
    check: checkSignIn,
    ask: askToLogIn,
    toInput: (fields: {email: string; password: string}) => fields,
  });
  const {email} = form.fields;

  useEffect(prepareAsks, []);

  const submit = async () => {
    const outcome = await form.submit();
    if (!outcome?.ok) return;
    if ('newPasswordRequired' in outcome.value) setCognitoSession(outcome.value.cognitoSession);
    else await arrive(outcome.value);
  };

  if (cognitoSession !== null)
    return (
      <AccountLayout title={text('firstPasswordTitle')}>
        <FirstPassword
          email={email.trim()}
          cognitoSession={cognitoSession}
          onSignedIn={arrive}
          onBack={() => setCognitoSession(null)}
        />
      </AccountLayout>
    );
  return (
    <AccountLayout title={text('signInTitle')}>
      {user === null ? null : (
        <Banner shape="boxed" tone="info">
          {text('welcomeBack', {name: user.firstName})}
        </Banner>
      )}
      <ErrorSummary title={text('problem')} errors={form.errors} attempt={form.attempt} />
      <Form onSubmit={() => void submit()}>
        <TextField {...form.bind('email')} label={text('email')} type="email" autoComplete="username" />
        <PasswordField
          {...form.bind('password')}
          label={text('password')}
          autoComplete="current-password"
          maxLength={maxPasswordLength}
          showLabel={text('showPassword')}
          hideLabel={text('hidePassword')}
          labelEnd={<ForgotLink email={email} />}
        />
        <Button type="submit" look="primary" size="large" isWide isPending={form.step === 'running'}>
          {text('signIn')}
        </Button>
      </Form>
      <GoogleButton next={next} saysTerms />
      <Text tone="muted">
        {text('noAccount')} <Link href={pathTo.register(language, next)}>{text('register')}</Link>
      </Text>
    </AccountLayout>
  );
}
