import type {es} from './text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';

/** What only the server knows could not be had. Source: S8.16. */
export function NotLoaded({onRetry}: {onRetry: () => void}) {
  const text = useText<typeof es>('account/own');
  return (
    <Banner tone="warn" shape="boxed" actions={<Button onPress={onRetry}>{text('retry')}</Button>}>
      {text('notLoaded')}
    </Banner>
  );
}
