import {Ellipsis} from 'lucide-react';
import {Button, Link} from 'react-aria-components';
import {useNavEntries} from './use-nav-entries.tsx';
import {useText} from '#src/i18n/use-text.ts';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './tab-bar.module.css';

/** The navigation of a phone, below the thumb. */
export function TabBar({onMore}: {onMore: () => void}) {
  const text = useText();
  const tabs = useNavEntries().filter(({isTab}) => isTab);
  return (
    <nav className={styles['tabs']} aria-label={text('mainNavigation')}>
      {tabs.map((entry) => (
        <Link
          key={entry.id}
          href={entry.href}
          className={joinClasses(styles['tab'])}
          {...(entry.isCurrent ? {'aria-current': 'page' as const} : {})}
        >
          {entry.icon}
          {entry.shortText}
        </Link>
      ))}
      <Button className={joinClasses(styles['tab'])} onPress={onMore}>
        <Ellipsis size={18} aria-hidden />
        {text('more')}
      </Button>
    </nav>
  );
}
