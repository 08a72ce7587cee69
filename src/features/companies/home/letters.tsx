import {Mail} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {es} from '#src/features/companies/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {readUnread} from './read-unread.ts';

/** As many as one takes in at a look. */
const shownCount = 3;

/** The newest unread letters, each a way to itself; nothing where there are none, or none that are the person's to read. Rule: HOM6. */
export function Letters({companies}: {readonly companies: readonly MyCompany[]}) {
  const text = useText<typeof es>('companies');
  const language = useLanguage();
  const format = useFormat();
  const database = useLocalDatabase();
  const unread = useLiveQuery(async () => readUnread(database, companies), [database, companies]);
  if (!unread || unread.length === 0) return null;
  return (
    <section>
      <SectionHead title={text('letters')} count={unread.length} />
      <ItemList label={text('letters')}>
        {unread.slice(0, shownCount).map(({id, sender, subject, company, receivedOn}) => (
          <ListItem
            key={id}
            tone="accent"
            icon={<Mail size={18} strokeWidth={1.75} aria-hidden />}
            title={
              <Link href={`${pathTo.mailing(language)}?mail=${id}`}>
                {sender === '' ? text('lettersNoSender') : sender}
              </Link>
            }
            text={subject === '' ? undefined : subject}
            meta={`${company} · ${format.day(receivedOn, 'medium')}`}
          />
        ))}
      </ItemList>
      <Link href={pathTo.mailing(language)}>{text('lettersAll')}</Link>
    </section>
  );
}
