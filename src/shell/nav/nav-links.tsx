import {Link} from 'react-aria-components';
import {useNavEntries, type NavEntry} from './use-nav-entries.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {joinClasses} from '#src/ui/class-names.ts';
import {Count} from '#src/ui/display/figures/count.tsx';
import styles from './nav.module.css';

/** The places of the navigation below one another: the person's own, then help and what is on this device, below a rule. Rule: NAV1. */
export function NavLinks({onFollow}: {onFollow?: () => void}) {
  const text = useText();
  const entries = useNavEntries();
  const follow = onFollow ? {onFollow} : {};
  return (
    <nav className={styles['nav']} aria-label={text('mainNavigation')}>
      {entries.map((entry, place) => (
        <NavLink
          key={entry.id}
          entry={entry}
          isFirstApart={entry.isApart && !entries[place - 1]?.isApart}
          {...follow}
        />
      ))}
    </nav>
  );
}

type NavLinkProps = {entry: NavEntry; isFirstApart: boolean; onFollow?: () => void};

function NavLink({entry, isFirstApart, onFollow}: NavLinkProps) {
  const format = useFormat();
  const current = entry.isCurrent ? ('page' as const) : entry.isAround ? ('true' as const) : null;
  return (
    <Link
      href={entry.href}
      className={joinClasses(styles['nav-link'], entry.isSub && styles['nav-sub'], isFirstApart && styles['nav-apart'])}
      {...(onFollow ? {onPress: onFollow} : {})}
      {...(current ? {'aria-current': current} : {})}
    >
      {entry.isSub ? null : entry.icon}
      <span className={styles['words']}>{entry.text}</span>
      {entry.count === null ? null : (
        <span className={styles['nav-count']}>
          <Count>{format.number(entry.count)}</Count>
        </span>
      )}
    </Link>
  );
}
