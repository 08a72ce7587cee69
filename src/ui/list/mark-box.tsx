import {useText} from '#src/i18n/use-text.ts';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import type {ListRow} from './list.ts';
import {isRowSelected} from './selection.ts';
import type {Marks} from './use-marks.ts';

type MarkBoxProps<Row extends ListRow> = {readonly marks: Marks<Row>; readonly row: Row; readonly index: number};

/** The box that marks one row. */
export function MarkBox<Row extends ListRow>({marks, row, index}: MarkBoxProps<Row>) {
  const text = useText();
  return (
    <Checkbox
      label={text('list.select', {name: marks.nameOf(row)})}
      isSelected={isRowSelected(marks.state.selection, row.id)}
      onChange={() => marks.state.toggle(index)}
    />
  );
}
