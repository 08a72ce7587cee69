import {useEffect, useState} from 'react';
import {checkSignIn, type FieldProblem} from './check-fields.ts';
import {AccountLayout} from '#src/features/account/parts/account-layout.tsx';
import {useArrival} from './use-arrival.ts';
import {pathTo} from '#src/app/routing.ts';
import {askToLogIn, prepareAsks} from './asks.ts';
import {useAsk} from '#src/data/use-ask.ts';
import {useSession} from '#src/data/use-session.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {ErrorSummary} from '#src/ui/fields/error-summary.tsx';
import {Form} from '#src/ui/fields/form.tsx';
import {PasswordField} from '#src/ui/fields/password-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import type {es} from './text/es.ts';

/** Signing in with e-mail and password. Source: S2.15, S7.02. */
export function LoginScreen() {
  const text = useText<typeof es>('account');
  const failureText = useFailureText();
  const language = useLanguage();
  const {user} = useSession();
  const {next, arrive} = useArrival();
  const [email, setEmail] = useState(user?.email ?? '');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [call, run] = useAsk(askToLogIn);

  useEffect(prepareAsks, []);

  const submit = async () => {
    setAttempt(attempt + 1);
    const found = checkSignIn({email, password});
    setProblems(found);
    if (found.length > 0) return;
    const outcome = await run({email, password});
    if (outcome.ok) arrive(outcome.value);
  };
  const errorOf = (field: 'email' | 'password') => {
    const problem = problems.find((one) => one.field === field);
    return problem ? text(problem.text) : null;
  };
  const errors =
    problems.length > 0
      ? problems.map((problem) => ({fieldId: problem.field, message: text(problem.text)}))
      : call.step === 'refused'
        ? [{message: failureText(call.failure)}]
        : [];

  return (
    <AccountLayout title={text('signInTitle')}>
      {user === null ? null : (
        <Banner shape="boxed" tone="info">
          {text('welcomeBack', {name: user.firstName})}
        </Banner>
      )}
      <ErrorSummary title={text('problem')} errors={errors} attempt={attempt} />
      <Form onSubmit={() => void submit()}>
        <TextField
          id="email"
          label={text('email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={errorOf('email')}
        />
        <PasswordField
          id="password"
          label={text('password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          showLabel={text('showPassword')}
          hideLabel={text('hidePassword')}
          error={errorOf('password')}
        />
        <Button type="submit" look="primary" size="large" isWide isPending={call.step === 'running'}>
          {text('signIn')}
        </Button>
      </Form>
      <Text tone="muted">
        {text('noAccount')} <Link href={pathTo.register(language, next)}>{text('register')}</Link>
      </Text>
    </AccountLayout>
  );
}
