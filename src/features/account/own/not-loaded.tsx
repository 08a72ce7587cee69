import type {es} from './text/es.ts';
import {useBackOnline} from '#src/data/calls/use-back-online.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {pathTo} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/**
 * What only the server knows could not be had: who this is, as this device knows it, and the ways on. It is asked for again by itself once there
 * is a network. Source: S8.16.
 */
export function NotLoaded({onRetry}: {onRetry: () => void}) {
  const text = useText<typeof es>('account/own');
  const language = useLanguage();
  const {user} = useSession();
  useBackOnline(onRetry);
  return (
    <Stack gap={4}>
      <Banner tone="warn" shape="boxed">
        {text('notLoaded')}
      </Banner>
      {user && (
        <Facts
          facts={[
            {name: text('knownName'), value: `${user.firstName} ${user.lastName}`.trim()},
            {name: text('knownEmail'), value: user.email},
          ]}
        />
      )}
      <Row>
        <Button onPress={onRetry}>{text('retry')}</Button>
        <ButtonLink href={pathTo.dashboard(language)}>{text('backHome')}</ButtonLink>
      </Row>
    </Stack>
  );
}
