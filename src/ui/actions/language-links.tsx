import {Link} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import styles from './language-links.module.css';

type LanguageLinksProps = {
  label: string;
  links: readonly {code: string; name: string; href: string; isCurrent: boolean}[];
};

/** The page in its other languages, as plain links: two letters to see, and the whole name to hear. */
export function LanguageLinks({label, links}: LanguageLinksProps) {
  return (
    <nav className={styles['list']} aria-label={label}>
      {links.map((link) => (
        <Link
          key={link.code}
          href={link.href}
          className={joinClasses(styles['link'])}
          {...(link.isCurrent ? {'aria-current': 'true' as const} : {})}
        >
          <span lang={link.code}>
            {link.code.toUpperCase()} <VisuallyHidden>{link.name}</VisuallyHidden>
          </span>
        </Link>
      ))}
    </nav>
  );
}
