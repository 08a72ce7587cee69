import {AccountMenu} from './account-menu.tsx';
import {LanguageMenu} from './language-menu.tsx';
import {NavLinks} from './nav-links.tsx';
import {pathTo} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {Link} from 'react-aria-components';
import {Lamp} from '#src/ui/icons/lamp.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import styles from './nav.module.css';

/** The navigation at the side: words from 1284 px, icons with names on focus from 921 px. */
export function Sidebar() {
  const language = useLanguage();
  return (
    <aside className={styles['sidebar']} aria-label="Faro">
      <Link href={pathTo.dashboard(language)} className={joinClasses(styles['brand'])}>
        <Lamp />
        <span className={styles['words']}>Faro</span>
      </Link>
      <NavLinks />
      <div className={styles['sidebar-end']}>
        <AccountMenu placement="top start" />
        <LanguageMenu />
      </div>
    </aside>
  );
}
