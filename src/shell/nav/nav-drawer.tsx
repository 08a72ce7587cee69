import {LogOut, Search, Settings2, X, Download} from 'lucide-react';
import nav from './nav.module.css';
import styles from './nav-drawer.module.css';
import {NavLinks} from './nav-links.tsx';
import {useSignOut} from '#src/shell/sign-out/use-sign-out.tsx';
import {pathTo, useSwitchLanguage} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {themes} from '#contract/account/choices.ts';
import {setPreference, usePreferences} from '#src/data/device/preferences.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {languageNames, languages} from '#src/i18n/languages.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {SegmentedControl} from '#src/ui/actions/segmented-control.tsx';
import {Brand} from '#src/ui/display/brand.tsx';
import {Sheet} from '#src/ui/overlays/sheet.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {InstallHow} from './install-how.tsx';
import {useInstall} from '#src/shell/start/use-install.ts';

const themeKeys = {light: 'themeLight', dark: 'themeDark', system: 'themeSystem'} as const;

type NavDrawerProps = {readonly isOpen: boolean; readonly onClose: () => void; readonly onSearch: () => void};

/** Everything of the sidebar and its menus for narrow screens. */
export function NavDrawer({isOpen, onClose, onSearch}: NavDrawerProps) {
  const text = useText();
  const {user} = useSession();
  const {theme} = usePreferences();
  const language = useLanguage();
  const switchLanguage = useSwitchLanguage();
  const signOut = useSignOut();
  return (
    <>
      <Sheet side="start" label={text('mainNavigation')} isOpen={isOpen} onClose={onClose}>
        <div className={styles['drawer']}>
          <div className={styles['drawer-head']}>
            <Brand className={nav['brand']} />
            <IconButton icon={<X size={20} aria-hidden />} label={text('close')} onPress={onClose} />
          </div>
          <Button icon={<Search size={16} aria-hidden />} onPress={onSearch}>
            {text('searchAll')}
          </Button>
          <NavLinks onFollow={onClose} />
          <div className={styles['drawer-end']}>
            <div className={styles['choices']}>
              <SegmentedControl
                label={text('language')}
                value={language}
                options={languages.map((value) => ({value, label: languageNames[value]}))}
                onChange={switchLanguage}
              />
              <SegmentedControl
                label={text('theme')}
                value={theme}
                options={themes.map((value) => ({value, label: text(themeKeys[value])}))}
                onChange={(value) => setPreference('theme', value)}
              />
            </div>
            <Text size="small" tone="muted">
              {user === null ? '' : `${user.firstName} ${user.lastName} · ${user.email}`}
            </Text>
            <ButtonLink
              icon={<Settings2 size={16} aria-hidden />}
              href={pathTo.preferences(language)}
              onPress={onClose}
            >
              {text('preferences')}
            </ButtonLink>
            <InstallEntry />
            <Button
              icon={<LogOut size={16} aria-hidden />}
              onPress={() => {
                onClose();
                signOut.ask();
              }}
            >
              {signOut.label}
            </Button>
          </div>
        </div>
      </Sheet>
      {signOut.dialog}
    </>
  );
}

/** Offers to install the app, where that can be done. */
function InstallEntry() {
  const text = useText();
  const install = useInstall();
  if (!install.canInstall) return null;
  return (
    <>
      <Button icon={<Download size={16} aria-hidden />} onPress={install.ask}>
        {text('install')}
      </Button>
      <InstallHow install={install} />
    </>
  );
}
