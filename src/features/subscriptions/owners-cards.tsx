import {useLiveQuery} from 'dexie-react-hooks';
import {useCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {readRowsOfEach} from '#src/data/database/read-rows.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import type {es} from './text/es.ts';

/** The way of a manager to the cards of the owners of their companies; who else reads this is told that they are not theirs. Rules: SUB3, SUB13. */
export function OwnersCards() {
  const text = useText<typeof es>('subscriptions');
  const language = useLanguage();
  const database = useLocalDatabase();
  const {user} = useSession();
  const {all} = useCompany();
  const owners = useLiveQuery(async () => {
    const managed = (all ?? []).filter(({role}) => role === 'manager');
    const rows = await readRowsOfEach(database, managed, ['memberships']);
    const found = rows
      .flatMap(([, {memberships}]) => memberships)
      .filter(({role, userId}) => role === 'owner' && userId !== user?.id);
    return [...new Map(found.map((one) => [one.userId, one])).values()];
  }, [database, all, user?.id]);
  if (!owners || owners.length === 0 || user?.acting) return <Text tone="muted">{text('cardsTheirs')}</Text>;
  return (
    <>
      <Text tone="muted">{text('cardsOfOwners')}</Text>
      <ul>
        {owners.map(({userId, name}) => (
          <li key={userId}>
            <Link href={pathTo.cardsOf(language, userId)}>{text('cardsOf', {name})}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
