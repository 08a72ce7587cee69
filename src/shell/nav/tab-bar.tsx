import {Ellipsis, Plus} from 'lucide-react';
import {Button, Link} from 'react-aria-components';
import {useNavEntries, type NavEntry} from './use-nav-entries.tsx';
import {pathTo} from '#src/routing/routing.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './tab-bar.module.css';

/** The navigation of a phone, below the thumb: places, the one act that is always at hand, and all the rest. Source: design.md V5. */
export function TabBar({onMore}: {onMore: () => void}) {
  const text = useText();
  const entries = useNavEntries();
  const listTabs = (...wanted: number[]) => wanted.flatMap((tab) => entries.filter((entry) => entry.tab === tab));
  return (
    <nav className={styles['tabs']} aria-label={text('mainNavigation')}>
      {listTabs(1, 2).map((entry) => (
        <Tab key={entry.id} entry={entry} />
      ))}
      <AddTab />
      {listTabs(3).map((entry) => (
        <Tab key={entry.id} entry={entry} />
      ))}
      <Button className={joinClasses(styles['tab'])} onPress={onMore}>
        <Ellipsis size={18} aria-hidden />
        {text('more')}
      </Button>
    </nav>
  );
}

function Tab({entry}: {entry: NavEntry}) {
  return (
    <Link
      href={entry.href}
      className={joinClasses(styles['tab'])}
      {...(entry.isAround ? {'aria-current': 'page' as const} : {})}
    >
      {entry.icon}
      {entry.shortText}
    </Link>
  );
}

/** A transaction of the current company; the first company where there is none. */
function AddTab() {
  const text = useText();
  const language = useLanguage();
  const {current} = useCompany();
  const href = current ? pathTo.newTransaction(language, current.id) : pathTo.addCompany(language);
  return (
    <Link
      href={href}
      className={joinClasses(styles['tab'])}
      aria-label={text(current ? 'newTransaction' : 'addCompany')}
    >
      <span className={styles['add']}>
        <Plus size={20} aria-hidden />
      </span>
    </Link>
  );
}
