import {Button} from '#src/ui/actions/button.tsx';
import {Kbd} from '#src/ui/display/kbd.tsx';
import {FieldList} from '#src/ui/grid/bars/field-list.tsx';
import {CheckMark} from '#src/ui/grid/cells/check-mark.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import type {ListedRow} from '#workers/books/api.ts';
import {useImportName} from '#src/features/bookkeeping/imports/history/use-import-name.ts';
import type {BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {Oddity} from '#src/features/bookkeeping/review/oddity.tsx';
import type {ListAct} from '#src/features/bookkeeping/shortcuts.ts';
import {MerchantChip} from '#src/features/bookkeeping/suggestions/merchant-chip.tsx';
import {SuggestionPart} from '#src/features/bookkeeping/suggestions/suggestion-part.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type DetailFieldsProps = {
  readonly row: ListedRow;
  readonly names: BooksNames;
  readonly isLocked: boolean;
  readonly onAct: (act: ListAct) => void;
  readonly onMerchant: (merchant: string) => void;
};

/** The fields of a movement, with what changes them and what is suggested for them. */
export function DetailFields({row, names, isLocked, onAct, onMerchant}: DetailFieldsProps) {
  const text = useBooksText();
  const format = useFormat();
  const importName = useImportName(row.importId);
  const press = (act: ListAct, value: string, key: string) =>
    !isLocked ? (
      <Button look="quiet" end={<Kbd>{key}</Kbd>} onPress={() => onAct(act)}>
        {value}
      </Button>
    ) : (
      value
    );
  const origin =
    row.importId === null
      ? text('originTyped')
      : importName === null || row.importLine === null
        ? text('originImportOnly')
        : text('originImport', {file: importName, line: row.importLine});
  return (
    <FieldList
      fields={[
        {
          name: text('fieldCategory'),
          value: (
            <>
              {press('category', names.categoryName(row.categoryId) ?? text('noCategory'), 'C')}
              <Oddity row={row} names={names} />
              <SuggestionPart row={row} names={names} isLocked={isLocked} onAccept={onAct} />
            </>
          ),
        },
        {name: text('field_description'), value: row.description},
        {
          name: text('field_merchant'),
          value: (
            <>
              {press('merchant', row.merchant ?? '—', 'M')}
              {!isLocked && <MerchantChip row={row} onAccept={onMerchant} />}
            </>
          ),
        },
        {name: text('field_date'), value: format.day(row.date, 'long')},
        {name: text('field_account'), value: press('account', names.accountName(row.accountId), 'A')},
        {
          name: text('fieldChecked'),
          value: (
            <>
              <CheckMark isOn={row.checked} label={null} />
              {press('check', text(row.checked ? 'valueYes' : 'valueNo'), 'V')}
            </>
          ),
        },
        ...(row.reference === null ? [] : [{name: text('field_reference'), value: row.reference}]),
        {name: text('fieldOrigin'), value: origin},
      ]}
    />
  );
}
