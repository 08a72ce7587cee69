import {useState} from 'react';
import {pathTo} from '#src/routing/routing.ts';
import {askToResetByLink} from '#src/features/account/asks.ts';
import {checkNewPassword} from '#src/features/account/check-fields.ts';
import {refuseGuessable} from '#src/features/account/guessable/refuse-guessable.ts';
import {AccountLayout} from '#src/features/account/parts/account-layout.tsx';
import {NewPasswordFields} from '#src/features/account/parts/new-password-fields.tsx';
import {ResetDone} from './reset-done.tsx';
import type {es} from '#src/features/account/text/es.ts';
import type {es as resetTexts} from './text/es.ts';
import {useAccountForm} from '#src/features/account/use-account-form.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';

/** Setting a new password with the mailed link: nothing else is asked for. Rule: ACC45. */
export function LinkReset({token}: {token: string}) {
  const text = useText<typeof es>('account');
  const resetText = useText<typeof resetTexts>('account/reset');
  const language = useLanguage();
  const [email, setEmail] = useState('');
  const form = useAccountForm({
    start: {newPassword: '', repeated: ''},
    check: checkNewPassword,
    send: async ({newPassword}, signal) =>
      (await refuseGuessable(newPassword, 'newPassword', {})) ?? askToResetByLink({token, newPassword}, signal),
    onDone: (value) => setEmail(value.email),
  });
  if (form.isDone)
    return (
      <AccountLayout title={resetText('resetDoneTitle')}>
        <ResetDone email={email} />
      </AccountLayout>
    );
  return (
    <AccountLayout title={resetText('confirmResetTitle')}>
      <Text tone="muted">{resetText('linkLead')}</Text>
      <FormPage form={form} submitText={text('setNewPassword')} isWide>
        <NewPasswordFields
          label={text('newPassword')}
          fresh={form.bind('newPassword')}
          repeated={form.bind('repeated')}
          owner={{email}}
        />
      </FormPage>
      <Text tone="muted">
        <Link href={pathTo.resetPassword(language)}>{resetText('anotherLink')}</Link>
      </Text>
    </AccountLayout>
  );
}
