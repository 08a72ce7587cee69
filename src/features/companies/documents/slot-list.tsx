import {useDeferredValue, type ReactNode} from 'react';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {Text} from '#src/ui/display/text.tsx';
import type {ShownSlot} from './read-documents.ts';
import {keyOf} from './slot-key.ts';
import {SlotItem} from './slot-item.tsx';
import type {DocumentActs} from './use-document-acts.ts';

type SlotListProps = {
  readonly title: string;
  readonly slots: readonly ShownSlot[];
  /** Null where nothing can be done with them. */
  readonly acts: DocumentActs | null;
  /** The place over which a file is held. */
  readonly heldKey?: string | null;
  /** The document that somebody was led to. */
  readonly askedId?: string | null;
  /** What stands before them. */
  readonly children?: ReactNode;
};

/** As many as fill a large screen. */
const firstCount = 40;

/** The documents of one: of the company, or of a partner. What is in sight is drawn first, the rest of many right after. */
export function SlotList({title, slots, acts, heldKey = null, askedId = null, children}: SlotListProps) {
  // Who was led to one of them finds it where it stays.
  const drawn = useDeferredValue(slots, askedId === null ? slots.slice(0, firstCount) : slots);
  return (
    <div>
      <Text as="h3" size="small" tone="muted" isStrong>
        {title}
      </Text>
      <ItemList label={title}>
        {children}
        {acts === null
          ? null
          : drawn.map((slot) => (
              <SlotItem
                key={keyOf(slot)}
                slot={slot}
                acts={acts}
                isTarget={heldKey === keyOf(slot)}
                askedId={askedId}
              />
            ))}
      </ItemList>
    </div>
  );
}
