import {useText} from '#src/i18n/use-text.ts';
import styles from './skip-link.module.css';

/** The first stop of the keyboard on every screen: past the navigation. Source: ux.md U8. */
export function SkipLink() {
  const text = useText();
  return (
    <a className={styles['skip']} href="#content">
      {text('skipToContent')}
    </a>
  );
}
