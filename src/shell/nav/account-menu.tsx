import {Download, Laptop, LogOut, Moon, Settings2, Sun, UserRound} from 'lucide-react';
import {isAllowed, kindOf} from '#contract/kernel/access.ts';
import {pathTo} from '#src/routing/routing.ts';
import {useInstall} from '#src/shell/start/use-install.ts';
import {useSignOut} from '#src/shell/sign-out/use-sign-out.tsx';
import {InstallHow} from './install-how.tsx';
import {themes} from '#contract/account/choices.ts';
import {setPreference, usePreferences} from '#src/data/device/preferences.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuGroup} from '#src/ui/actions/menu/menu-group.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {MenuLine} from '#src/ui/actions/menu/menu-line.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import {Avatar} from '#src/ui/display/avatar.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import styles from './nav.module.css';

const themeTexts = {light: 'themeLight', dark: 'themeDark', system: 'themeSystem'} as const;
const themeIcons = {
  light: <Sun size={16} aria-hidden />,
  dark: <Moon size={16} aria-hidden />,
  system: <Laptop size={16} aria-hidden />,
} as const;

/** Who is signed in, and what they can set on this device. */
export function AccountMenu({placement}: {readonly placement: 'top start' | 'bottom end'}) {
  const text = useText();
  const language = useLanguage();
  const {user} = useSession();
  const {theme} = usePreferences();
  const signOut = useSignOut();
  const install = useInstall();
  if (user === null) return null;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <>
      <MenuButton
        label={`${text('accountOf')} ${name}`}
        placement={placement}
        trigger={
          <Button look="quiet" className={joinClasses(styles['who'])}>
            <Avatar name={name} kind="person" />
            <VisuallyHidden>{text('accountOf')}</VisuallyHidden>
            <span className={styles['words']}>{name}</span>
          </Button>
        }
      >
        <MenuGroup heading={user.email}>
          {themes.map((value) => (
            <MenuItem
              key={value}
              id={value}
              icon={themeIcons[value]}
              isCurrent={value === theme}
              onAction={() => setPreference('theme', value)}
            >
              {text(themeTexts[value])}
            </MenuItem>
          ))}
        </MenuGroup>
        <MenuLine />
        {isAllowed('account', kindOf(user)) ? (
          <MenuItem id="account" icon={<UserRound size={16} aria-hidden />} href={pathTo.profile(language)}>
            {text('ownAccount')}
          </MenuItem>
        ) : null}
        <MenuItem id="preferences" icon={<Settings2 size={16} aria-hidden />} href={pathTo.preferences(language)}>
          {text('preferences')}
        </MenuItem>
        {install.canInstall ? (
          <MenuItem id="install" icon={<Download size={16} aria-hidden />} onAction={install.ask}>
            {text('install')}
          </MenuItem>
        ) : null}
        <MenuItem id="sign-out" icon={<LogOut size={16} aria-hidden />} onAction={signOut.ask}>
          {signOut.label}
        </MenuItem>
      </MenuButton>
      {signOut.dialog}
      <InstallHow install={install} />
    </>
  );
}
