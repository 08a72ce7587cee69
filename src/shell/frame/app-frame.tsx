import {useState} from 'react';
import {Menu} from 'lucide-react';
import {Link} from 'react-aria-components';
import {AccountMenu} from '#src/shell/nav/account-menu.tsx';
import {CompanySwitcher} from '#src/shell/nav/company-switcher.tsx';
import {NavDrawer} from '#src/shell/nav/nav-drawer.tsx';
import {NoticeBell} from '#src/shell/notices/notice-bell.tsx';
import {RecoveryBanner} from '#src/shell/sync/recovery-banner.tsx';
import {DissolvedBar} from './dissolved-bar.tsx';
import {ReminderSlot} from './reminder-slot.tsx';
import {SearchButton} from '#src/shell/nav/search-button.tsx';
import {Sidebar} from '#src/shell/nav/sidebar.tsx';
import {SkipLink} from './skip-link.tsx';
import {useExample} from '#src/data/example/example-mode.ts';
import {SyncChip} from '#src/data/sync-chip/sync-chip.tsx';
import {TabBar} from '#src/shell/nav/tab-bar.tsx';
import {WayBack} from '#src/shell/nav/way-back.tsx';
import type {FrameProps} from './frame-props.ts';
import {useFrameLayers} from './use-frame-layers.tsx';
import {pathTo} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import {Lamp} from '#src/ui/icons/lamp.tsx';
import styles from './frame.module.css';
import nav from '#src/shell/nav/nav.module.css';

/** The frame of a signed-in person's screens: sidebar from 1284 px, rail from 921, tab bar below 769, drawer below 921. */
export function AppFrame({below, children}: FrameProps) {
  const text = useText();
  const isExample = useExample();
  const language = useLanguage();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const {open, layers} = useFrameLayers();
  const openDrawer = () => setDrawerOpen(true);
  return (
    <>
      <RecoveryBanner />
      <div className={styles['frame']}>
        <SkipLink />
        <Sidebar />
        <header className={styles['topbar']}>
          <IconButton
            className={joinClasses(styles['menu-button'])}
            icon={<Menu size={20} aria-hidden />}
            label={text('openMenu')}
            onPress={openDrawer}
          />
          <Link href={pathTo.dashboard(language)} className={joinClasses(styles['topbar-brand'])} aria-label="Faro">
            <Lamp />
          </Link>
          <CompanySwitcher />
          <div className={styles['topbar-end']}>
            <SearchButton onPress={() => open('palette')} />
            <span className={styles['chip-slot']}>
              {/* Nothing of an example is ever sent. */}
              {isExample ? null : <SyncChip />}
            </span>
            <NoticeBell onPress={() => open('notices')} />
            <span className={nav['topbar-who']}>
              <AccountMenu placement="bottom end" />
            </span>
          </div>
        </header>
        <main id="content" className={styles['main']} tabIndex={-1}>
          <DissolvedBar />
          <WayBack below={below} />
          {children}
        </main>
        <TabBar onMore={openDrawer} />
        <NavDrawer
          isOpen={isDrawerOpen}
          onClose={() => setDrawerOpen(false)}
          onSearch={() => {
            setDrawerOpen(false);
            open('palette');
          }}
        />
      </div>
      {layers}
      <ReminderSlot />
    </>
  );
}
