import type {ReactNode} from 'react';
import {Link} from 'react-aria-components';
import {Count} from '#src/ui/display/figures/count.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './link-tabs.module.css';

type LinkTabsProps = {
  label: string;
  tabs: readonly {href: string; text: ReactNode; isCurrent: boolean; count?: number | undefined}[];
  /** Told of the address before it is gone to. */
  onGo?: (href: string) => void;
};

/** The faces of a screen, each with an address of its own. */
export function LinkTabs({label, tabs, onGo}: LinkTabsProps) {
  return (
    <nav className={styles['tabs']} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          className={joinClasses(styles['tab'])}
          // With one of these the tab opens elsewhere, and this page stays as it is.
          onPress={({ctrlKey, metaKey, shiftKey, altKey}) => {
            if (!(ctrlKey || metaKey || shiftKey || altKey)) onGo?.(tab.href);
          }}
          {...(tab.isCurrent ? {'aria-current': 'page' as const} : {})}
        >
          {tab.text}
          {tab.count === undefined ? null : <Count>{tab.count}</Count>}
        </Link>
      ))}
    </nav>
  );
}
