import {AccountMenu} from './account-menu.tsx';
import {LanguageMenu} from './language-menu.tsx';
import {NavLinks} from './nav-links.tsx';
import {pathTo} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {Brand} from '#src/ui/display/brand.tsx';
import styles from './nav.module.css';

/** The navigation at the side: words from 1284 px, icons with names on focus from 921 px. */
export function Sidebar() {
  const language = useLanguage();
  return (
    <aside className={styles['sidebar']} aria-label="Faro">
      <Brand href={pathTo.dashboard(language)} className={styles['brand']} nameClass={styles['words']} />
      <NavLinks />
      <div className={styles['sidebar-end']}>
        <AccountMenu placement="top start" />
        <LanguageMenu />
      </div>
    </aside>
  );
}
