import {useState, type ReactNode} from 'react';
import {Menu} from 'lucide-react';
import {CompanySwitcher} from './company-switcher.tsx';
import {NavDrawer} from './nav-drawer.tsx';
import {Sidebar} from './sidebar.tsx';
import {SyncChip} from './sync-chip.tsx';
import {TabBar} from './tab-bar.tsx';
import type {es} from '#src/i18n/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './frame.module.css';

/** The frame of a signed-in person's screens: sidebar from 1284 px, rail from 921, tab bar below 769, drawer below 921. */
export function AppFrame({children}: {children: ReactNode}) {
  const text = useText<typeof es>('common');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const openDrawer = () => setDrawerOpen(true);
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#content">
        {text('skipToContent')}
      </a>
      <Sidebar />
      <header className={styles['topbar']}>
        <IconButton
          className={joinClasses(styles['menu-button'])}
          icon={<Menu size={20} aria-hidden />}
          label={text('openMenu')}
          onPress={openDrawer}
        />
        <CompanySwitcher />
        <div className={styles['topbar-end']}>
          <SyncChip />
        </div>
      </header>
      <main id="content" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      <TabBar onMore={openDrawer} />
      <NavDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
    </div>
  );
}
