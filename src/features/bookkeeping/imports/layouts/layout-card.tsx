import type {ImportLayoutRow} from '#contract/bookkeeping/import-layout.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {editRow} from '#src/data/record.ts';
import {useUndo} from '#src/data/use-undo.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {nameReading} from '#src/features/bookkeeping/imports/reading/reading-words.ts';
import {dateOrders, decimalMarks} from '#workers/csv-import/reading.ts';
import {overridesOf} from '#workers/csv-import/remembered.ts';
import {forgetLayout} from './forget-layout.ts';
import {listChoices} from './list-choices.ts';
import {readColumnNames} from './read-column-names.ts';

type LayoutCardProps = {readonly spaceId: string; readonly row: ImportLayoutRow};

/** Left to each file. */
const byFile = 'file';

/** One layout by its columns: what was chosen, the three decisions that money hangs on open to be changed, and a way to forget it. */
export function LayoutCard({spaceId, row}: LayoutCardProps) {
  const text = useBooksText();
  const format = useFormat();
  const place = {database: useLocalDatabase(), spaceId};
  const {offer} = useUndo();
  const names = readColumnNames(row.columnNames);
  const chosen = overridesOf(row);
  const {flipSign: _, dateOrder: _order, decimalMark: _mark, ...others} = chosen;
  const change = (patch: Partial<ImportLayoutRow>) => {
    const edited = editRow(place, 'importLayouts', row, {...patch, chosenAt: new Date().toISOString()});
    edited.catch(reportError);
  };
  const forget = async () => {
    await forgetLayout(place, row);
    showToast({text: text('layoutForgotten'), tone: 'ok', action: offer});
  };
  const left = {id: byFile, label: text('layoutByFile')};
  const list = listChoices(others, names, text);
  return (
    <Card>
      <Stack gap={3}>
        <div>
          <Text isStrong>{names.filter(Boolean).join(' · ').slice(0, 200)}</Text>
          <Text tone="muted" size="small">
            {text('layoutChosen', {when: format.moment(row.chosenAt)})}
          </Text>
        </div>
        {list.length > 0 && <Text>{list.join('; ')}</Text>}
        <Columns>
          <SelectField
            label={text('readSign')}
            size="small"
            value={row.isFlipped === null ? byFile : String(row.isFlipped)}
            options={[
              left,
              {id: 'false', label: nameReading.sign('as-written', text)},
              {id: 'true', label: nameReading.sign('flipped', text)},
            ]}
            onChange={(id) => change({isFlipped: id === byFile ? null : id === 'true'})}
          />
          <SelectField
            label={text('readDateOrder')}
            size="small"
            value={chosen.dateOrder ?? byFile}
            options={[left, ...dateOrders.map((id) => ({id, label: nameReading.dateOrder(id, text)}))]}
            onChange={(id) => change({dateOrder: id === byFile ? null : id})}
          />
          <SelectField
            label={text('readDecimal')}
            size="small"
            value={chosen.decimalMark ?? byFile}
            options={[left, ...decimalMarks.map((id) => ({id, label: nameReading.decimalMark(id, text)}))]}
            onChange={(id) => change({decimalMark: id === byFile ? null : id})}
          />
        </Columns>
        <Row>
          <Button onPress={() => void forget()}>{text('layoutForget')}</Button>
        </Row>
      </Stack>
    </Card>
  );
}
