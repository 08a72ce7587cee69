import {Bell} from 'lucide-react';
import {useNotices} from '#src/data/device/notices.ts';
import {useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import styles from './notice-bell.module.css';

const mostShown = 99;

/** How much was told that was not read yet, and the way to it. Source: ux.md U10. */
export function NoticeBell({onPress}: {readonly onPress: () => void}) {
  const text = useText();
  const count = useNotices()?.filter(({isRead}) => !isRead).length ?? 0;
  return (
    <span className={styles['bell']}>
      <IconButton
        icon={<Bell size={18} strokeWidth={1.75} aria-hidden />}
        label={count === 0 ? text('notifications') : text('noticesUnread', {count})}
        onPress={onPress}
      />
      {count === 0 ? null : (
        <span className={styles['bell-count']} aria-hidden>
          {count > mostShown ? `${mostShown}+` : count}
        </span>
      )}
    </span>
  );
}
