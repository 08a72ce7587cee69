import type {ReactNode} from 'react';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {Text} from '#src/ui/display/text.tsx';
import type {ShownSlot} from './read-documents.ts';
import {SlotItem} from './slot-item.tsx';
import type {DocumentActs} from './use-document-acts.ts';

type SlotListProps = {
  readonly title: string;
  readonly slots: readonly ShownSlot[];
  /** Null where nothing can be done with them. */
  readonly acts: DocumentActs | null;
  /** What stands before them. */
  readonly children?: ReactNode;
};

/** The documents of one: of the company, or of a partner. */
export function SlotList({title, slots, acts, children}: SlotListProps) {
  return (
    <div>
      <Text as="h3" size="small" tone="muted" isStrong>
        {title}
      </Text>
      <ItemList label={title}>
        {children}
        {acts === null
          ? null
          : slots.map((slot) => (
              <SlotItem
                key={`${slot.kind} ${slot.partnerId ?? ''} ${slot.from ?? slot.current?.id ?? ''}`}
                slot={slot}
                acts={acts}
              />
            ))}
      </ItemList>
    </div>
  );
}
