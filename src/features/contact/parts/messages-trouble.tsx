import {RefreshCw} from 'lucide-react';
import type {Failure} from '#contract/kernel/failure.ts';
import type {es} from '#src/features/contact/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';

/** Why the messages did not come, and another try. */
export function MessagesTrouble({failure, onRetry}: {failure: Failure; onRetry: () => void}) {
  const text = useText<typeof es>('contact');
  const failureText = useFailureText();
  return (
    <Banner
      tone="danger"
      shape="boxed"
      isUrgent
      actions={
        <Button icon={<RefreshCw size={16} aria-hidden />} onPress={onRetry}>
          {text('retry')}
        </Button>
      }
    >
      {text('trouble')} {failureText(failure)}
    </Banner>
  );
}
