import {useEffect, useState} from 'react';
import {pathTo} from '#src/routing/routing.ts';
import {askToReset} from '#src/features/account/asks.ts';
import {checkReset} from '#src/features/account/check-fields.ts';
import {refuseGuessable} from '#src/features/account/guessable/refuse-guessable.ts';
import {AccountLayout} from '#src/features/account/parts/account-layout.tsx';
import {NewPasswordFields} from '#src/features/account/parts/new-password-fields.tsx';
import {LinkReset} from './link-reset.tsx';
import {ResendCode} from './resend-code.tsx';
import {ResetDone} from './reset-done.tsx';
import type {es} from '#src/features/account/text/es.ts';
import type {es as resetTexts} from './text/es.ts';
import {useAccountForm} from '#src/features/account/use-account-form.ts';
import {useTypedEmail} from '#src/features/account/use-typed-email.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';

/** Setting a new password with what was mailed: the link, where one comes by it, else the code. Source: S2.15, S5.06, S7.07, S9.02. Rule: ACC45. */
export function ConfirmResetScreen() {
  // What is behind the `#` is told to no server and stands in no log; nor does it stay in the address, where who comes by reads it.
  const [token] = useState(() => /^#([\w-]{43})$/.exec(location.hash)?.[1]);
  useEffect(() => {
    if (token !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
  }, [token]);
  return token === undefined ? <CodeReset /> : <LinkReset token={token} />;
}

function CodeReset() {
  const text = useText<typeof es>('account');
  const resetText = useText<typeof resetTexts>('account/reset');
  const language = useLanguage();
  const typedEmail = useTypedEmail();
  const form = useAccountForm({
    start: {email: typedEmail, code: '', newPassword: '', repeated: ''},
    check: checkReset,
    send: async ({email, code, newPassword}, signal) =>
      (await refuseGuessable(newPassword, 'newPassword', {email})) ?? askToReset({email, code, newPassword}, signal),
  });
  if (form.isDone)
    return (
      <AccountLayout title={resetText('resetDoneTitle')}>
        <ResetDone email={form.values.email.trim()} />
      </AccountLayout>
    );
  return (
    <AccountLayout title={resetText('confirmResetTitle')}>
      <Text tone="muted">
        {typedEmail === '' ? resetText('codeLead') : resetText('codeSentLead', {email: typedEmail})}
      </Text>
      <FormPage form={form} submitText={text('setNewPassword')} isWide>
        <TextField {...form.bind('email')} label={text('email')} type="email" autoComplete="username" />
        <TextField
          {...form.bind('code')}
          label={text('code')}
          hint={resetText('codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={11}
          autoFocus={typedEmail !== ''}
        />
        <ResendCode email={form.values.email} isJustSent={typedEmail !== ''} />
        <NewPasswordFields
          label={text('newPassword')}
          fresh={form.bind('newPassword')}
          repeated={form.bind('repeated')}
          owner={{email: form.values.email}}
        />
      </FormPage>
      <Text tone="muted">
        <Link href={pathTo.login(language)}>{text('backToSignIn')}</Link>
      </Text>
    </AccountLayout>
  );
}
