import {useState, type ReactNode} from 'react';
import {ChevronDown, SlidersHorizontal} from 'lucide-react';
import type {ListShape} from '#contract/kernel/list.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Chip} from '#src/ui/actions/chip.tsx';
import {ChoiceMenu} from '#src/ui/actions/menu/choice-menu.tsx';
import {useRoom} from '#src/ui/layout/use-room.ts';
import type {ListAsked} from './list.ts';

/** The words of a filter's values. */
export type FilterWords<Shape extends ListShape> = {
  readonly [Name in keyof Shape['filters']]: (value: Shape['filters'][Name][number]) => string;
};

/** The filters that are menus, because they have too many values for chips; each with what it narrows by. */
export type FilterMenus<Shape extends ListShape> = {readonly [Name in keyof Shape['filters']]?: string};

export type ListFiltersProps<Shape extends ListShape> = {
  asked: ListAsked<Shape>;
  filters: FilterWords<Shape>;
  menus: FilterMenus<Shape>;
  /** What else narrows the list, by the values of its shape; where it is hidden only what stands is shown. */
  more?: (isHidden: boolean) => ReactNode;
};

/** Filters as chips and menus; on a phone several of them wait behind one button that counts those that stand, and these alone are in sight. Rule: ADM12. */
export function ListFilters<Shape extends ListShape>({asked, filters, menus, more}: ListFiltersProps<Shape>) {
  const {shape, question, ask} = asked;
  const text = useText();
  const format = useFormat();
  const isPhone = useRoom() === 'phone';
  const [isOpen, setOpen] = useState(false);
  const names: readonly (keyof Shape['filters'] & string)[] = Object.keys(shape.filters);
  const choose = (name: string, value: string | null) => ask({chosen: {...question.chosen, [name]: value}});
  const chips = names.flatMap((name) =>
    menus[name] === undefined ? (shape.filters[name] ?? []).map((value) => ({name, value})) : [],
  );
  const canHide = isPhone && (more !== undefined || chips.length + Object.keys(menus).length > 1);
  const isHidden = canHide && !isOpen;
  const chosenCount = Object.values(question.chosen).filter((value) => value !== null).length;
  const standing = chosenCount + Object.keys(question.values ?? {}).length;
  return (
    <>
      {canHide ? (
        <Button icon={<SlidersHorizontal size={16} aria-hidden />} isExpanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {standing === 0 ? text('list.filters') : text('list.filtersOn', {shown: format.number(standing)})}
        </Button>
      ) : null}
      {names.map((name) => {
        const menu = menus[name];
        const chosen = question.chosen[name];
        if (menu === undefined || (isHidden && chosen === null)) return null;
        return (
          <ChoiceMenu<string>
            key={name}
            label={`${menu}: ${chosen === null ? text('list.all') : filters[name](chosen)}`}
            end={<ChevronDown size={16} aria-hidden />}
            value={chosen ?? ''}
            options={[
              {value: '', text: text('list.all')},
              ...(shape.filters[name] ?? []).map((value) => ({value, text: filters[name](value)})),
            ]}
            onChange={(value) => choose(name, value === '' ? null : value)}
          >
            {chosen === null ? menu : filters[name](chosen)}
          </ChoiceMenu>
        );
      })}
      {chips.map(({name, value}) => {
        const isSelected = question.chosen[name] === value;
        if (isHidden && !isSelected) return null;
        return (
          <Chip
            key={`${name} ${value}`}
            isSelected={isSelected}
            onChange={(isChosen) => choose(name, isChosen ? value : null)}
          >
            {filters[name](value)}
          </Chip>
        );
      })}
      {more?.(isHidden)}
    </>
  );
}
