import {useCallback} from 'react';
import {describeChange, type ToldChange} from './describe-change.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useChangeLabel} from './use-change-label.ts';
import {useMovement, type TouchedRow} from './use-movement.ts';
import {useValueText} from './use-value-text.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import {useRows} from '#src/data/database/use-rows.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';

/** How to speak of the changes to one row: what they do to which row, the row's own facts, and its values. */
export type RowTelling = {
  describe: (change: ToldChange) => string;
  /** Amount and day of the movement; empty where they are not known. */
  facts: string[];
  /** The movement's currency, which its amounts are in; null where it is not known. */
  currency: string | null;
  valueText: (field: string, value: Json | undefined) => string;
};

/** See {@link RowTelling}. A row that is gone from here, or never came to be, is told by the values of its change alone. */
export function useTelling(touched: TouchedRow, enteredCurrency: string | null = null): RowTelling {
  const text = useText<typeof es>('activity');
  const format = useFormat();
  const labelText = useChangeLabel();
  const movement = useMovement(touched);
  const accounts = useRows('accounts');
  const categories = useRows('categories');
  const currency = movement?.currency ?? enteredCurrency;
  const valueText = useValueText(currency);
  const other = {accounts, categories}[touched.table]?.find((row) => row.id === touched.rowId);
  const known = movement === null ? other?.name : (movement.merchant ?? movement.description);
  const describe = useCallback(
    (change: ToldChange) => {
      const {merchant, description} = change.values;
      const entered = typeof merchant === 'string' && merchant !== '' ? merchant : description;
      const called = change.label.params?.['name'] ?? entered;
      const name = change.rowCount > 1 ? null : (known ?? (typeof called === 'string' ? called : null));
      return describeChange(change, {name, text, valueText, labelText});
    },
    [known, text, valueText, labelText],
  );
  const facts =
    movement === null ? [] : [format.money(movement.amountUnits, movement.currency), format.day(movement.date)];
  return {describe, facts, currency, valueText};
}
