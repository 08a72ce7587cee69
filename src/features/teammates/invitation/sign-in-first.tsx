import type {es} from '#src/features/teammates/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {Asked} from './asked.ts';

/** The way to accept for a visitor: sign in or register with the e-mail of the link, and come back. Rule: TMM6. */
export function SignInFirst({asked: {email, hasAccount}}: {readonly asked: Asked}) {
  const text = useText<typeof es>('teammates');
  const language = useLanguage();
  const navigate = useNavigate();
  const here = pathTo.invitation(language);
  const to = hasAccount ? pathTo.login(language, here) : pathTo.register(language, here);
  return (
    <Stack gap={3}>
      <Text>{text(hasAccount ? 'invitation.signInText' : 'invitation.registerText', {email})}</Text>
      <Row>
        <Button look="primary" size="large" onPress={() => void navigate(to, {state: {email}})}>
          {text(hasAccount ? 'invitation.signIn' : 'invitation.register')}
        </Button>
      </Row>
    </Stack>
  );
}
