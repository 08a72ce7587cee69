import {maxPasswordLength} from '#contract/account/rules.ts';
import {changePassword} from '#contract/account/profile.ts';
import {callServer} from '#src/data/calls/server.ts';
import {checkKnownPassword, checkNewPassword, type NewPasswordFields} from '#src/features/account/check-fields.ts';
import {refuseGuessable} from '#src/features/account/guessable/refuse-guessable.ts';
import {NewPasswordFields as NewPassword} from '#src/features/account/parts/new-password-fields.tsx';
import type {es as ownTexts} from './text/es.ts';
import type {es} from '#src/features/account/text/es.ts';
import {useAccountForm} from '#src/features/account/use-account-form.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';
import {PasswordField} from '#src/ui/fields/password-field.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

const check = (fields: NewPasswordFields & {password: string}) => [
  ...checkKnownPassword(fields),
  ...checkNewPassword(fields),
];

/** Setting a new password by the present one. Rule: ACC21. */
export function PasswordPart({hasPassword, onChanged}: {hasPassword: boolean; onChanged: () => void}) {
  const text = useText<typeof es>('account');
  const ownText = useText<typeof ownTexts>('account/own');
  const owner = useSession().user ?? {};
  const form = useAccountForm({
    start: {password: '', newPassword: '', repeated: ''},
    check,
    send: async ({password, newPassword}, signal) =>
      (await refuseGuessable(newPassword, 'newPassword', owner)) ??
      callServer(changePassword, {password, newPassword}, {signal}),
    sealed: ['password', 'newPassword', 'repeated'],
    onDone: onChanged,
  });
  if (!hasPassword)
    return (
      <Stack gap={3}>
        <SectionHead title={ownText('changePasswordTitle')} />
        <Text tone="muted">{ownText('noPassword')}</Text>
      </Stack>
    );
  return (
    <Stack gap={3}>
      <SectionHead title={ownText('changePasswordTitle')} />
      <Text tone="muted">{ownText('changePasswordLead')}</Text>
      <FormPage
        form={form}
        label={ownText('changePasswordTitle')}
        submitText={text('setNewPassword')}
        doneText={ownText('passwordSaved')}
      >
        <PasswordField
          {...form.bind('password')}
          label={ownText('currentPassword')}
          autoComplete="current-password"
          maxLength={maxPasswordLength}
          showLabel={text('showPassword')}
          hideLabel={text('hidePassword')}
        />
        <NewPassword
          label={text('newPassword')}
          fresh={form.bind('newPassword')}
          repeated={form.bind('repeated')}
          owner={owner}
        />
      </FormPage>
    </Stack>
  );
}
