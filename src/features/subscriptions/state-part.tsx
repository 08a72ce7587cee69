import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {Subscription} from './read-subscriptions.ts';
import type {es} from './text/es.ts';

/** That what the state takes is apart, and where it stands. Rule: PLN6. */
export function StatePart({subscriptions}: {readonly subscriptions: readonly Subscription[]}) {
  const text = useText<typeof es>('subscriptions');
  const language = useLanguage();
  const inState = subscriptions.filter(({company}) => company.state !== null && !company.dissolvedOn);
  if (inState.length === 0) return null;
  return (
    <Stack gap={3}>
      <SectionHead title={text('state')} />
      <Text tone="muted">{text('stateText')}</Text>
      <ul>
        {inState.map(({id, company}) => (
          <li key={id}>
            <Link href={pathTo.renewal(language, id)}>{company.name}</Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
