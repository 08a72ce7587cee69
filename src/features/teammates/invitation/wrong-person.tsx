import type {es} from '#src/features/teammates/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** Somebody else is signed in here than who is invited. Rule: TMM6. */
export function WrongPerson({own, invited}: {readonly own: string; readonly invited: string}) {
  const text = useText<typeof es>('teammates');
  const language = useLanguage();
  return (
    <Banner
      tone="warn"
      shape="boxed"
      actions={<ButtonLink href={pathTo.dashboard(language)}>{text('invitation.toHome')}</ButtonLink>}
    >
      <Stack gap={1}>
        <Text isStrong>{text('invitation.otherTitle', {email: own})}</Text>
        <Text>{text('invitation.otherText', {email: invited})}</Text>
      </Stack>
    </Banner>
  );
}
