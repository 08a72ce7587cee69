import {FileX2} from 'lucide-react';
import {documentWords, refusalWords} from '#contract/documents/words.data.ts';
import type {RowOf} from '#src/data/database/read-rows.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import type {words} from './text/words.ts';

/** What Faro put here by mistake and took back: that it was here, since when, and why it went. Rule: DOC18. */
export function TakenBack({documents}: {readonly documents: readonly RowOf<'companyDocuments'>[]}) {
  const text = useText<typeof words>('companies/documents');
  const language = useLanguage();
  const format = useFormat();
  return (
    <div>
      <Text as="h3" size="small" tone="muted" isStrong>
        {text('takenBack')}
      </Text>
      <ItemList label={text('takenBack')}>
        {documents.map(({id, kind, addedAt, decidedAt, refusal, note}) => {
          const added = format.dayOf(addedAt, 'medium');
          const day = decidedAt === null ? added : format.dayOf(decidedAt, 'medium');
          const reason = refusal === null || refusal === 'other' ? '' : `${refusalWords[refusal][language]}.`;
          return (
            <ListItem
              key={id}
              icon={<FileX2 size={18} strokeWidth={1.75} aria-hidden />}
              title={documentWords[kind][language]}
              text={[text('takenBackText', {added, day}), reason, note ?? ''].filter((one) => one !== '').join(' ')}
            />
          );
        })}
      </ItemList>
    </div>
  );
}
