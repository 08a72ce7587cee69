import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {askForCode} from '#src/features/account/asks.ts';
import {checkEmail} from '#src/features/account/check-fields.ts';
import {AccountLayout} from '#src/features/account/parts/account-layout.tsx';
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

/** Asking for a code to set a new password. Source: S2.15, S7.06. */
export function ResetPasswordScreen() {
  const text = useText<typeof es>('account');
  const resetText = useText<typeof resetTexts>('account/reset');
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useAccountForm({
    start: {email: useTypedEmail()},
    check: checkEmail,
    send: askForCode,
    onDone: (_, {email}) => void navigate(pathTo.confirmReset(language), {state: {email: email.trim()}}),
  });
  return (
    <AccountLayout title={resetText('resetTitle')}>
      <Text tone="muted">{resetText('resetLead')}</Text>
      <FormPage form={form} submitText={resetText('sendCode')} isWide>
        <TextField {...form.bind('email')} label={text('email')} type="email" autoComplete="username" />
      </FormPage>
      <Text tone="muted">
        <Link href={pathTo.confirmReset(language)}>{resetText('haveCode')}</Link>
      </Text>
      <Text tone="muted">
        <Link href={pathTo.login(language)}>{text('backToSignIn')}</Link>
      </Text>
    </AccountLayout>
  );
}
