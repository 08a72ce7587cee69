import {Suspense, lazy, useEffect, useState} from 'react';
import type {SecondFactorRequired} from '#contract/account/session.ts';
import {maxPasswordLength} from '#contract/account/rules.ts';
import {checkSignIn} from './check-fields.ts';
import {AccountLayout} from '#src/features/account/parts/account-layout.tsx';
import {GoogleButton} from '#src/features/account/parts/google-button.tsx';
import {useTypedEmail} from './use-typed-email.ts';
import {useArrival} from './use-arrival.ts';
import {useAccountForm} from './use-account-form.ts';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {askToLogIn, prepareAsks} from './asks.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';
import {PasswordField} from '#src/ui/fields/password-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import type {es} from '#src/features/account/text/es.ts';
import {Button} from '#src/ui/actions/button.tsx';

/** Few have a temporary password. */
const FirstPassword = lazy(async () => ({default: (await import('./parts/first-password.tsx')).FirstPassword}));

const SecondStep = lazy(async () => ({default: (await import('./second/second-step.tsx')).SecondStep}));

/** Signing in with e-mail and password. Source: S2.15, S7.02. */
export function LoginScreen() {
  const text = useText<typeof es>('account');
  const language = useLanguage();
  const {user} = useSession();
  const {next, arrive} = useArrival();
  const typedEmail = useTypedEmail();
  const [cognitoSession, setCognitoSession] = useState<string | null>(null);
  const [second, setSecond] = useState<SecondFactorRequired | null>(null);
  const form = useAccountForm({
    start: {email: typedEmail || (user?.email ?? ''), password: ''},
    check: checkSignIn,
    sealed: ['password'],
    send: askToLogIn,
    onDone: async (answer) => {
      if ('newPasswordRequired' in answer) setCognitoSession(answer.cognitoSession);
      else if ('secondFactorRequired' in answer) setSecond(answer);
      else await arrive(answer);
    },
  });
  const {email} = form.values;

  useEffect(prepareAsks, []);

  if (second !== null)
    return (
      <AccountLayout title={text('secondTitle')}>
        <Suspense>
          <SecondStep asked={second} onSignedIn={arrive} onBack={() => setSecond(null)} />
        </Suspense>
      </AccountLayout>
    );
  if (cognitoSession !== null)
    return (
      <AccountLayout title={text('firstPasswordTitle')}>
        <Suspense>
          <FirstPassword
            email={email.trim()}
            cognitoSession={cognitoSession}
            onSignedIn={arrive}
            onBack={() => setCognitoSession(null)}
          />
        </Suspense>
      </AccountLayout>
    );
  return (
    <AccountLayout title={text('signInTitle')}>
      {user === null ? null : (
        <Banner shape="boxed" tone="info">
          {text('welcomeBack', {name: user.firstName})}
        </Banner>
      )}
      <FormPage form={form} submitText={text('signIn')} isWide>
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
      </FormPage>
      <GoogleButton next={next} saysTerms />
      <Text tone="muted">
        {text('noAccount')} <Link href={pathTo.register(language, next)}>{text('register')}</Link>
      </Text>
    </AccountLayout>
  );
}

/** On to setting a new password, with the e-mail that was typed. */
function ForgotLink({email}: {email: string}) {
  const text = useText<typeof es>('account');
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <Button look="link" onPress={() => void navigate(pathTo.resetPassword(language), {state: {email: email.trim()}})}>
      {text('forgotPassword')}
    </Button>
  );
}
