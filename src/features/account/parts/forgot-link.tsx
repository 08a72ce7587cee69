import {pathTo, useNavigate} from '#src/routing/routing.ts';
import type {es} from '#src/features/account/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';

/** On to setting a new password, with the e-mail that was typed. */
export function ForgotLink({email}: {email: string}) {
  const text = useText<typeof es>('account');
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <Button look="link" onPress={() => void navigate(pathTo.resetPassword(language), {state: {email: email.trim()}})}>
      {text('forgotPassword')}
    </Button>
  );
}
