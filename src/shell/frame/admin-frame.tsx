import {useEffect} from 'react';
import {Building2, LogOut, Mail, MailX, UserRound, Users} from 'lucide-react';
import {Link} from 'react-aria-components';
import {AdminSignOut} from '#src/shell/sign-out/admin-sign-out.tsx';
import {LanguageMenu} from '#src/shell/nav/language-menu.tsx';
import {SkipLink} from './skip-link.tsx';
import {pathTo, useLocation} from '#src/routing/routing.ts';
import {confirmSession} from '#src/data/session/confirm-session.ts';
import {useSession} from '#src/data/session/use-session.ts';
import type {es} from '#src/i18n/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Lamp} from '#src/ui/icons/lamp.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import type {ReactNode} from 'react';
import styles from './admin-frame.module.css';

const icon = {size: 16, strokeWidth: 1.75, 'aria-hidden': true} as const;

/** The frame of an admin's screens: their places and the way out, and nothing of a user's. Needs the network, keeps nothing here. Source: S2.29, S6.06. */
export function AdminFrame({children}: {children: ReactNode}) {
  const text = useText<typeof es>('common');
  const language = useLanguage();
  const {pathname} = useLocation();
  const {user} = useSession();
  useEffect(() => {
    const confirm = () => void confirmSession();
    confirm();
    addEventListener('online', confirm);
    return () => removeEventListener('online', confirm);
  }, []);
  const places = [
    {href: pathTo.admin(language), words: text('admin.users'), icon: <Users {...icon} />},
    {href: pathTo.adminCompanies(language), words: text('admin.companies'), icon: <Building2 {...icon} />},
    {href: pathTo.adminMessages(language), words: text('admin.messages'), icon: <Mail {...icon} />},
    {href: pathTo.adminMails(language), words: text('admin.mails'), icon: <MailX {...icon} />},
  ];
  const here = (href: string) => (pathname === href ? {'aria-current': 'page' as const} : {});
  return (
    <div className={styles['frame']}>
      <SkipLink />
      <header className={styles['top']}>
        <span className={styles['brand']}>
          <Lamp />
          <span>Faro</span>
          <span className={styles['area']}>{text('admin.area')}</span>
        </span>
        <nav className={styles['nav']} aria-label={text('mainNavigation')}>
          {places.map((place) => (
            <Link key={place.href} href={place.href} className={joinClasses(styles['place'])} {...here(place.href)}>
              {place.icon}
              {place.words}
            </Link>
          ))}
        </nav>
        <div className={styles['end']}>
          <Link
            href={pathTo.profile(language)}
            className={joinClasses(styles['place'], styles['own'])}
            aria-label={`${text('ownAccount')}: ${user?.email ?? ''}`}
            {...here(pathTo.profile(language))}
          >
            <UserRound {...icon} />
            <span className={styles['who']}>{user?.email}</span>
          </Link>
          <LanguageMenu />
          <AdminSignOut icon={<LogOut {...icon} />} />
        </div>
      </header>
      <main id="content" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
