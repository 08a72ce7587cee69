import {useEffect} from 'react';
import {BellOff, CircleAlert, CircleCheck, Info} from 'lucide-react';
import type {Notice} from '#sync/store/local-database.ts';
import {clearNotices, markNoticesRead} from '#sync/store/notices.ts';
import {inLanguage} from '#src/routing/routing.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useNotices} from '#src/data/device/notices.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {removeToasts} from '#src/ui/feedback/toast-queue.ts';
import {DetailPanel} from '#src/ui/layout/detail-panel.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {Sheet} from '#src/ui/overlays/sheet.tsx';
import type {es} from './text/es.ts';

const icons = {
  neutral: <Info size={16} aria-hidden />,
  ok: <CircleCheck size={16} aria-hidden />,
  danger: <CircleAlert size={16} aria-hidden />,
} as const;
const tones = {neutral: 'neutral', ok: 'ok', danger: 'warn'} as const;

/** What was told on this device, newest first; what was unread is read once the list was closed. Source: ux.md U10. */
export function NoticeList({onClose}: {readonly onClose: () => void}) {
  const text = useText<typeof es>('notices');
  const database = useLocalDatabase();
  const notices = useNotices();
  // What still stands over the screen is in the list, which it would cover.
  useEffect(removeToasts, []);
  useEffect(
    () => () => {
      markNoticesRead(database).catch(reportError);
    },
    [database],
  );
  if (notices === undefined) return null;
  const clear = () => void clearNotices(database).catch(reportError);
  return (
    <Sheet label={text('title')} isOpen onClose={onClose}>
      <DetailPanel
        title={text('title')}
        label={text('title')}
        onClose={onClose}
        actions={
          notices.length === 0 ? null : (
            <Button look="quiet" onPress={clear}>
              {text('clear')}
            </Button>
          )
        }
      >
        {notices.length === 0 ? (
          <EmptyState icon={<BellOff size={20} aria-hidden />} title={text('emptyTitle')}>
            {text('emptyText')}
          </EmptyState>
        ) : (
          <DetailPart>
            <ItemList label={text('title')}>
              {notices.map((notice) => (
                <NoticeLine key={notice.id} notice={notice} onFollow={onClose} />
              ))}
            </ItemList>
          </DetailPart>
        )}
      </DetailPanel>
    </Sheet>
  );
}

function NoticeLine({notice, onFollow}: {readonly notice: Notice; readonly onFollow: () => void}) {
  const text = useText<typeof es>('notices');
  const language = useLanguage();
  const format = useFormat();
  return (
    <ListItem
      icon={icons[notice.tone]}
      tone={tones[notice.tone]}
      title={
        <>
          {notice.isRead ? null : <VisuallyHidden>{text('unread')}: </VisuallyHidden>}
          {notice.text}
        </>
      }
      isPlain={notice.isRead}
      meta={format.moment(notice.at)}
      isInline
      actions={
        notice.href === null ? null : (
          <ButtonLink
            look="quiet"
            href={inLanguage(notice.href, language)}
            label={text('seeWhat', {text: notice.text})}
            onPress={onFollow}
          >
            {text('see')}
          </ButtonLink>
        )
      }
    />
  );
}
