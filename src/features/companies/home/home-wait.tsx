import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';

/** Stands where the home's parts will be, as high as they mostly are. */
export function HomeWait() {
  const part = (id: string) => (
    <Stack key={id} gap={3}>
      <Skeleton width="30%" height={20} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </Stack>
  );
  return (
    <WithAside aside={part('money')}>
      <Stack gap={6}>{['tasks', 'companies', 'dates'].map(part)}</Stack>
    </WithAside>
  );
}
