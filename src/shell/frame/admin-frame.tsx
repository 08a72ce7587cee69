import {Suspense, useEffect, useRef, type ReactNode, useState} from 'react';
import {LogOut} from 'lucide-react';
import {Link} from 'react-aria-components';
import {UpdateWhenOutdated} from '#src/shell/sync/update-when-outdated.tsx';
import styles from './admin-frame.module.css';
import {featureRoutes} from '#src/shell/feature-routes.ts';
import {listNav} from '#src/shell/nav/list-nav.ts';
import {LanguageMenu} from '#src/shell/nav/language-menu.tsx';
import {ProofSlot} from './proof-slot.tsx';
import {SkipLink} from './skip-link.tsx';
import {WayBack} from '#src/shell/nav/way-back.tsx';
import type {FrameProps} from './frame-props.ts';
import {pathTo, useLocation} from '#src/routing/routing.ts';
import {confirmSession} from '#src/data/session/confirm-session.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Brand} from '#src/ui/display/brand.tsx';
import {PlaceIcon} from '#src/ui/icons/place-icon.tsx';
import {joinClasses} from '#src/ui/class-names.ts';
import {AdminSignOutDialog} from '#src/shell/sign-out/admin-sign-out-dialog.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';

const places = listNav(featureRoutes, true);

/** The frame of an admin's screens: their places and the way out, and nothing of a user's. Needs the network, keeps nothing here. Source: S2.29, S6.06. */
export function AdminFrame({below, children}: FrameProps) {
  const text = useText();
  const language = useLanguage();
  const {pathname} = useLocation();
  const {user} = useSession();
  useEffect(() => {
    const confirm = () => void confirmSession();
    confirm();
    addEventListener('online', confirm);
    return () => removeEventListener('online', confirm);
  }, []);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the line of places is swept: the one in which one is stands in sight.
    const place = [...(nav.current?.querySelectorAll('a') ?? [])].find((link) => link.pathname === pathname);
    place?.scrollIntoView({block: 'nearest', inline: 'center'});
  }, [pathname]);
  const here = (href: string) => (pathname === href ? {'aria-current': 'page' as const} : {});
  return (
    <div className={styles['frame']}>
      <SkipLink />
      <UpdateWhenOutdated />
      <ProofSlot />
      <header className={styles['top']}>
        <Brand>
          <span className={styles['area']}>{text('admin.area')}</span>
        </Brand>
        <nav ref={nav} className={styles['nav']} aria-label={text('mainNavigation')}>
          {places.map(({path, icon = 'arrow', menu}) => {
            const href = `/${language}/${path}`;
            return (
              <Link key={path} href={href} className={joinClasses(styles['place'])} {...here(href)}>
                <PlaceIcon name={icon} />
                {menu.words[language]}
              </Link>
            );
          })}
        </nav>
        <div className={styles['end']}>
          <Link
            href={pathTo.profile(language)}
            className={joinClasses(styles['place'], styles['own'])}
            aria-label={`${text('ownAccount')}: ${user?.email ?? ''}`}
            {...here(pathTo.profile(language))}
          >
            <PlaceIcon name="person" />
            <span className={styles['who']}>{user?.email}</span>
          </Link>
          <LanguageMenu />
          <AdminSignOut icon={<LogOut size={16} strokeWidth={1.75} aria-hidden />} />
        </div>
      </header>
      <main id="content" className={styles['main']} tabIndex={-1}>
        <WayBack below={below} />
        {children}
      </main>
    </div>
  );
}

/** The way out of the admins' area. Source: S2.29, S2.30. */
function AdminSignOut({icon}: {icon: ReactNode}) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon={icon} label={text('signOut')} onPress={() => setAsking(true)} />
      {isAsking && (
        <Suspense fallback={null}>
          <AdminSignOutDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
