import type {Me} from '#contract/account/session.ts';
import {askToSetFirst} from '#src/features/account/asks.ts';
import {checkNewPassword} from '#src/features/account/check-fields.ts';
import {NewPasswordFields} from './new-password-fields.tsx';
import type {es} from '#src/features/account/text/es.ts';
import {useCheckedForm} from '#src/features/account/use-checked-form.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {ErrorSummary} from '#src/ui/form/error-summary.tsx';
import {Form} from '#src/ui/form/form.tsx';

type FirstPasswordProps = {
  email: string;
  cognitoSession: string;
  onSignedIn: (me: Me) => Promise<void>;
  onBack: () => void;
};

/** Setting a password of one's own in the place of a temporary one. Source: S7.08, D9. */
export function FirstPassword({email, cognitoSession, onSignedIn, onBack}: FirstPasswordProps) {
  const text = useText<typeof es>('account');
  const form = useCheckedForm({
    start: {newPassword: '', repeated: ''},
    check: checkNewPassword,
    ask: askToSetFirst,
    toInput: ({newPassword}) => ({email, newPassword, cognitoSession}),
  });
  const submit = async () => {
    const outcome = await form.submit();
    if (outcome?.ok) await onSignedIn(outcome.value);
  };
  return (
    <>
      <Text tone="muted">{text('firstPasswordLead', {email})}</Text>
      <ErrorSummary title={text('problem')} errors={form.errors} attempt={form.attempt} />
      <Form onSubmit={() => void submit()}>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <NewPasswordFields
          label={text('newPassword')}
          fresh={form.bind('newPassword')}
          repeated={form.bind('repeated')}
        />
        <Button type="submit" look="primary" size="large" isWide isPending={form.step === 'running'}>
          {text('firstPasswordSave')}
        </Button>
      </Form>
      <Button look="link" onPress={onBack}>
        {text('backToSignIn')}
      </Button>
    </>
  );
}
