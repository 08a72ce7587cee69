import {CircleCheck} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {isChoice, listAttention} from '#sync/attention/list-attention.ts';
import type {FileRecord} from '#sync/store/local-database.ts';
import {pathTo} from '#src/routing/routing.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {AttentionItem} from './attention-item.tsx';
import {UnsentFileItem} from './unsent-file-item.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {useArriving} from '#src/ui/layout/arrival.ts';

/** What the server refused or found in conflict, with everything the person entered; `files` were refused, undefined while they are read. */
export function AttentionList({files}: {files: readonly FileRecord[] | undefined}) {
  const text = useText<typeof es>('activity');
  const database = useLocalDatabase();
  const records = useLiveQuery(async () => listAttention(database), [database]);
  const {current} = useCompany();
  const language = useLanguage();
  const isWaiting = records === undefined || files === undefined;
  useArriving(isWaiting);
  if (isWaiting) return null;
  const hasConflicts = records.some(({spaceId, refusals}) => spaceId === current?.id && refusals.some(isChoice));
  return (
    <section>
      <SectionHead
        title={text('attention')}
        count={records.length + files.length}
        actions={
          hasConflicts && current ? (
            <ButtonLink href={pathTo.conflicts(language, current.id)}>{text('conflictsReview')}</ButtonLink>
          ) : undefined
        }
      />
      <ItemList label={text('attention')}>
        {records.length + files.length === 0 ? (
          <ListItem
            tone="ok"
            isPlain
            icon={<CircleCheck size={16} strokeWidth={1.75} aria-hidden />}
            title={text('attentionNone')}
            meta={text('attentionNoneText')}
          />
        ) : null}
        {records.map((record) => (
          <AttentionItem key={record.id} record={record} />
        ))}
        {files.map((file) => (
          <UnsentFileItem key={file.id} file={file} isSending={false} />
        ))}
      </ItemList>
    </section>
  );
}
