import {CloudOff} from 'lucide-react';
import type {es} from '#src/features/companies/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** Before anything of the person is on this device: on its way, or out of reach. Never the beginning of somebody who has nothing. */
export function FirstPullWait({isMissing}: {isMissing: boolean}) {
  const text = useText<typeof es>('companies');
  if (isMissing)
    return (
      <EmptyState isPage icon={<CloudOff size={20} aria-hidden />} title={text('missing')}>
        <p>{text('missingText')}</p>
      </EmptyState>
    );
  return (
    <Stack gap={5}>
      <div role="status">
        <Text>{text('pulling')}</Text>
        <Text tone="muted" size="small">
          {text('pullingText')}
        </Text>
      </div>
      {['needs-you', 'recent'].map((part) => (
        <Stack key={part} gap={3}>
          <Skeleton width="30%" height={20} />
          <Skeleton height={48} />
          <Skeleton height={48} />
        </Stack>
      ))}
    </Stack>
  );
}
