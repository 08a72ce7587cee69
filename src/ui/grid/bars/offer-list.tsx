import type {RefObject} from 'react';
import {Popover} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import css from './offer-list.module.css';

type OfferListProps = {
  readonly id: string;
  readonly label: string;
  /** Where it hangs. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly offers: readonly {readonly id: string; readonly label: string; readonly hint: string}[];
  readonly currentId: string | null;
  readonly onTake: (id: string) => void;
};

/** What a field offers while one types. The keyboard stays in the field, which says where it is in the list. */
export function OfferList({id, label, anchor, offers, currentId, onTake}: OfferListProps) {
  /** Keys are the field's: the lines are never focused themselves. */
  const line = (offerId: string, place: number) => ({
    ref: offerId === currentId ? reveal : null,
    id: `${id}-${place}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': offerId === currentId,
    onPointerDown: (event: {preventDefault: () => void}) => event.preventDefault(),
    onMouseDown: (event: {preventDefault: () => void}) => event.preventDefault(),
    onClick: () => onTake(offerId),
  });
  return (
    <Popover
      isNonModal
      isOpen={offers.length > 0}
      triggerRef={anchor}
      placement="bottom start"
      offset={4}
      className={joinClasses(css['layer'])}
    >
      <div id={id} role="listbox" aria-label={label} className={css['list']}>
        {offers.map((offer, place) => (
          <div key={offer.id} {...line(offer.id, place)} className={css['offer']}>
            <span className={css['label']}>{offer.label}</span>
            <code className={css['hint']}>{offer.hint}</code>
          </div>
        ))}
      </div>
    </Popover>
  );
}

/** The line the keys are on stays in sight. */
function reveal(line: HTMLElement | null): void {
  line?.scrollIntoView({block: 'nearest'});
}
