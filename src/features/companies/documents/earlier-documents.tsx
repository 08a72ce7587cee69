import {Download, Eye, FileText} from 'lucide-react';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Why} from '#src/ui/display/why.tsx';
import {isWithinReach, type ShownDocument} from './read-documents.ts';
import {sayFate} from './say-slot.ts';
import type {words} from './text/words.ts';
import type {DocumentActs} from './use-document-acts.ts';

const icon = {size: 16, strokeWidth: 1.75, 'aria-hidden': true} as const;

type EarlierDocumentsProps = {
  /** Of which document. */
  readonly name: string;
  readonly earlier: readonly ShownDocument[];
  readonly acts: Pick<DocumentActs, 'show' | 'download'>;
};

/** What a document took the place of, the newest first, each to be read. Rule: DOC3. */
export function EarlierDocuments({name, earlier, acts}: EarlierDocumentsProps) {
  const text = useText<typeof words>('companies/documents');
  const format = useFormat();
  return (
    <Why question={text('earlier', {count: earlier.length})}>
      <ItemList label={text('earlierOf', {name})}>
        {earlier.map((document) => {
          const day = format.dayOf(document.addedAt, 'medium');
          const called = `${document.name}, ${day}`;
          return (
            <ListItem
              key={document.id}
              isInline
              isPlain
              icon={<FileText {...icon} />}
              title={document.name}
              meta={[day, sayFate(document, text)].join(' · ')}
              actions={
                isWithinReach(document) ? (
                  <>
                    <IconButton
                      icon={<Eye {...icon} />}
                      label={text('showNamed', {name: called})}
                      onPress={() => acts.show(document)}
                    />
                    <IconButton
                      icon={<Download {...icon} />}
                      label={text('downloadNamed', {name: called})}
                      onPress={() => void acts.download(document).catch(reportError)}
                    />
                  </>
                ) : null
              }
            />
          );
        })}
      </ItemList>
    </Why>
  );
}
