import {Ellipsis} from 'lucide-react';
import {maxBookRules, type BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import {useLock} from '#src/data/locks/use-lock.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Strip} from '#src/ui/grid/bars/strip.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {MoveHandle} from '#src/ui/list/move-handle.tsx';
import type {RuledCount} from '#workers/books/rules/rules-api.ts';
import {findStop} from '#workers/book-rules/prepare-rules.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {sayRule} from './say-rule.ts';
import {useRuleList} from './use-rule-list.ts';

type RuleStripProps = {
  readonly rule: BookRuleRow;
  /** Its place among the rules, from 0. */
  readonly index: number;
  readonly names: BooksNames;
  readonly spaceId: string;
  readonly counted: RuledCount | undefined;
  readonly onOpen: (kind: 'edit' | 'try' | 'take-back') => void;
};

/** One rule: what it says, why it does nothing, how many movements it has set, and what can be done with it. Rules: RUL4, RUL15. */
export function RuleStrip({rule, index, names, spaceId, counted, onOpen}: RuleStripProps) {
  const text = useBooksText();
  const format = useFormat();
  const places = usePlaces(spaceId);
  const {blockedReason} = useLock(spaceId, 'accounting');
  const {switchRule, remove, move} = useRuleList(spaceId, names.rules);
  const stop = findStop(rule, names, index);
  const blocked = blockedReason === null ? {} : {isDisabled: true, hint: blockedReason};
  const stopText =
    stop === null || stop === 'off' ? null : text(`ruleStop_${stop}`, {most: format.number(maxBookRules)});
  const label = text('rowActions', {name: rule.name});
  const count = counted?.count ?? 0;
  return (
    <Strip
      start={
        <MoveHandle label={text('ruleHandle', {name: rule.name})} index={index} onMove={(to) => void move(rule, to)} />
      }
      title={
        <Row>
          <span>{rule.name}</span>
          {stop === 'off' && <Badge>{text('ruleStop_off')}</Badge>}
        </Row>
      }
      more={
        <>
          {sayRule(rule, {text, format, names})}
          {stopText !== null && (
            <>
              {' '}
              <strong>{stopText}</strong>
            </>
          )}
        </>
      }
      end={[
        text('ruleSetCount', {count}),
        ...(counted ? [text('ruleSetLast', {day: format.day(counted.lastDate)})] : []),
      ].join(' · ')}
      actions={
        <MenuButton
          label={label}
          placement="bottom end"
          trigger={<IconButton icon={<Ellipsis size={18} aria-hidden />} label={label} />}
        >
          <MenuItem id="edit" {...blocked} onAction={() => onOpen('edit')}>
            {text('ruleEdit')}
          </MenuItem>
          <MenuItem
            id="try"
            {...(stopText !== null && {isDisabled: true, hint: stopText})}
            {...blocked}
            onAction={() => onOpen('try')}
          >
            {text('ruleTry')}
          </MenuItem>
          <MenuItem id="see" href={places.listOf({rule: rule.id})}>
            {text('ruleSeeRows')}
          </MenuItem>
          {count > 0 && (
            <MenuItem id="take-back" {...blocked} onAction={() => onOpen('take-back')}>
              {text('ruleTakeBack')}
            </MenuItem>
          )}
          <MenuItem id="switch" {...blocked} onAction={() => void switchRule(rule, !rule.enabled)}>
            {text(rule.enabled ? 'ruleOff' : 'ruleOn')}
          </MenuItem>
          <MenuItem id="up" {...blocked} onAction={() => void move(rule, index - 1)}>
            {text('ruleUp')}
          </MenuItem>
          <MenuItem id="down" {...blocked} onAction={() => void move(rule, index + 1)}>
            {text('ruleDown')}
          </MenuItem>
          <MenuItem id="delete" isDanger {...blocked} onAction={() => void remove(rule)}>
            {text('act_delete')}
          </MenuItem>
        </MenuButton>
      }
    />
  );
}
