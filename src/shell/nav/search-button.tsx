import {Search} from 'lucide-react';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {printModKey} from '#src/ui/actions/print-keys.ts';
import {joinClasses} from '#src/ui/class-names.ts';
import {Kbd} from '#src/ui/display/kbd.tsx';
import styles from './search-button.module.css';

/** Opens the command palette: a field to look at where there is room, else an icon. */
export function SearchButton({onPress}: {readonly onPress: () => void}) {
  const text = useText();
  return (
    <Button
      look="quiet"
      keyShortcuts="Control+K Meta+K"
      className={joinClasses(styles['search'])}
      icon={<Search size={16} aria-hidden />}
      end={
        <span className={styles['search-end']}>
          <Kbd>{printModKey('K')}</Kbd>
        </span>
      }
      onPress={onPress}
    >
      <span className={styles['search-words']}>{text('searchAll')}</span>
    </Button>
  );
}
