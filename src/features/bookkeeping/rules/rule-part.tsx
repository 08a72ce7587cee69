import {useMemo} from 'react';
import {parseRuleMark, standingMark, valuesSet} from '#contract/bookkeeping/rule-mark.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FieldList} from '#src/ui/grid/bars/field-list.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {ListedRow} from '#workers/books/api.ts';
import {findFitting, prepareRules} from '#workers/book-rules/prepare-rules.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {sayEffects} from './say-rule.ts';

type RulePartProps = {
  readonly row: ListedRow;
  readonly names: BooksNames;
  readonly spaceId: string;
  readonly isLocked: boolean;
  readonly onTakeBack: () => void;
};

/** Which rule set what in an open movement, the others that fit it, and the way back; nothing where none did. Rules: RUL3, RUL6, RUL12. */
export function RulePart({row, names, spaceId, isLocked, onTakeBack}: RulePartProps) {
  const text = useBooksText();
  const format = useFormat();
  const places = usePlaces(spaceId);
  const mark = standingMark(parseRuleMark(row.ruleMark), row);
  const others = useOthers(row, names, mark?.ruleId ?? null);
  if (!mark) return null;
  const name = names.ruleOf(mark.ruleId)?.name ?? text('rowRuleGone');
  const value = (
    <Stack gap={1}>
      <span>
        <Link href={places.rules}>{name}</Link>
      </span>
      <Text tone="muted" size="small">
        {sayEffects(valuesSet(mark), {text, format, names})}
      </Text>
      {others.length > 0 && (
        <Text tone="muted" size="small">
          {text('rowRuleOthers', {list: format.list(others)})}
        </Text>
      )}
      {!isLocked && (
        <div>
          <Button onPress={onTakeBack}>{text('act_unrule')}</Button>
        </div>
      )}
    </Stack>
  );
  return (
    <DetailPart>
      <FieldList fields={[{name: text('rowRule'), value}]} />
    </DetailPart>
  );
}

/** The names of the other rules that fit a row as it is. */
function useOthers(row: ListedRow, {rules, accounts, categories}: BooksNames, ownId: string | null): string[] {
  return useMemo(
    () =>
      ownId === null
        ? []
        : findFitting(prepareRules(rules, {accounts, categories}), row).flatMap(({id, name}) =>
            id === ownId ? [] : [name],
          ),
    [row, rules, accounts, categories, ownId],
  );
}
