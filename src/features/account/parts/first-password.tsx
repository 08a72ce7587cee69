import type {Me} from '#contract/account/session.ts';
import {askToSetFirst} from '#src/features/account/asks.ts';
import {checkNewPassword} from '#src/features/account/check-fields.ts';
import {refuseGuessable} from '#src/features/account/guessable/refuse-guessable.ts';
import {NewPasswordFields} from './new-password-fields.tsx';
import type {es} from '#src/features/account/text/es.ts';
import {useAccountForm} from '#src/features/account/use-account-form.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormPage} from '#src/ui/form/form-page.tsx';

type FirstPasswordProps = {
  email: string;
  cognitoSession: string;
  onSignedIn: (me: Me) => Promise<void>;
  onBack: () => void;
};

/** Setting a password of one's own in the place of a temporary one. Source: S7.08, D9. */
export function FirstPassword({email, cognitoSession, onSignedIn, onBack}: FirstPasswordProps) {
  const text = useText<typeof es>('account');
  const form = useAccountForm({
    start: {newPassword: '', repeated: ''},
    check: checkNewPassword,
    send: async ({newPassword}, signal) =>
      (await refuseGuessable(newPassword, 'newPassword', {email})) ??
      askToSetFirst({email, newPassword, cognitoSession}, signal),
    onDone: (me) => onSignedIn(me),
  });
  return (
    <>
      <Text tone="muted">{text('firstPasswordLead', {email})}</Text>
      <FormPage form={form} submitText={text('firstPasswordSave')} isWide>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <NewPasswordFields
          label={text('newPassword')}
          fresh={form.bind('newPassword')}
          repeated={form.bind('repeated')}
          owner={{email}}
        />
      </FormPage>
      <Button look="link" onPress={onBack}>
        {text('backToSignIn')}
      </Button>
    </>
  );
}
