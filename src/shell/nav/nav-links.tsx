import {Link} from 'react-aria-components';
import {useNavEntries} from './use-nav-entries.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {joinClasses} from '#src/ui/class-names.ts';
import {Count} from '#src/ui/display/figures/count.tsx';
import styles from './nav.module.css';

/** The places of the navigation below one another. */
export function NavLinks({onFollow}: {onFollow?: () => void}) {
  const text = useText();
  const format = useFormat();
  return (
    <nav className={styles['nav']} aria-label={text('mainNavigation')}>
      {useNavEntries().map((entry) => (
        <Link
          key={entry.id}
          href={entry.href}
          className={joinClasses(styles['nav-link'], entry.isSub && styles['nav-sub'])}
          {...(onFollow ? {onPress: onFollow} : {})}
          {...(entry.isCurrent ? {'aria-current': 'page' as const} : {})}
        >
          {entry.icon}
          <span className={styles['words']}>{entry.text}</span>
          {entry.count === null ? null : (
            <span className={styles['nav-count']}>
              <Count>{format.number(entry.count)}</Count>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
