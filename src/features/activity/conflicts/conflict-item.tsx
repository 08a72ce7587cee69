import {useState, type KeyboardEvent} from 'react';
import {TriangleAlert} from 'lucide-react';
import type {Verdict} from '#sync/attention/settle-attention.ts';
import {outlineChange} from '#sync/outbox/outline-change.ts';
import {findField} from '#src/data/describe/descriptions.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useTelling} from '#src/data/describe/use-telling.ts';
import {useWhoElse} from '#src/features/activity/use-who-else.ts';
import {FieldChoice, type FieldPick} from './field-choice.tsx';
import {draftOfBoth, type FieldConflict, type RowConflict} from './find-conflicts.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Compare} from '#src/ui/display/figures/compare.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

type ConflictItemProps = {
  conflict: RowConflict;
  onSettle: (verdict: Verdict, said: string) => void;
};

/** One row in conflict: each field with its values to choose from; a deleted row stays deleted, or comes back with the change. */
export function ConflictItem({conflict, onSettle}: ConflictItemProps) {
  const text = useText<typeof es>('activity');
  const {record, rowId, isDeleted, fields} = conflict;
  const {change} = record;
  const telling = useTelling({spaceId: change.spaceId, table: change.table, rowId});
  const [picks, setPicks] = useState<Readonly<Record<string, FieldPick>>>({});
  const values = Object.fromEntries(fields.map(({field, mine}) => [field, mine]));
  const title = telling.describe({...outlineChange(change), rowCount: 1, values});
  const whoElse = useWhoElse();
  const by = fields[0]?.refusal.currentBy;
  const pickOf = (one: FieldConflict): FieldPick =>
    picks[one.field] ?? {keep: one.isDecidedAlone ? null : 'mine', written: draftOfBoth(one)};
  const isOpen = !isDeleted && fields.some((field) => pickOf(field).keep === null);

  const save = () => {
    if (isOpen) return;
    const decisions = fields.map((one) => {
      const {keep, written} = pickOf(one);
      if (keep !== 'both') return {rowId, field: one.field, keep: keep ?? 'mine'};
      return {rowId, field: one.field, keep: 'mine' as const, value: written.trim() === '' ? null : written.trim()};
    });
    onSettle({id: record.id, decisions}, text('chosen'));
  };
  const settleDeleted = (keep: 'mine' | 'theirs') =>
    onSettle(
      {id: record.id, decisions: [{rowId, field: null, keep}]},
      text(keep === 'mine' ? 'willRestore' : 'discarded'),
    );
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return;
    const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio';
    if (!isRadio && !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  const why = !isDeleted ? whoElse(by) : by === undefined ? text('deletedUnknown') : text('deletedBy', {name: by});
  return (
    <ListItem
      tone="warn"
      icon={<TriangleAlert size={16} strokeWidth={1.75} aria-hidden />}
      title={title}
      text={why}
      {...(telling.facts.length === 0 ? {} : {meta: telling.facts.join(' · ')})}
      actions={
        isDeleted ? (
          <>
            <Button onPress={() => settleDeleted('theirs')}>{text('leaveDeleted')}</Button>
            <Button look="primary" onPress={() => settleDeleted('mine')}>
              {text('restore')}
            </Button>
          </>
        ) : (
          <Button
            look="primary"
            blockedReason={isOpen ? text('chooseFirst') : null}
            keyShortcuts="Enter"
            onPress={save}
          >
            {text('saveChoice')}
          </Button>
        )
      }
    >
      {/* Keys of the choices within. */}
      <div data-conflict={conflict.key} onKeyDownCapture={handleKey}>
        {isDeleted ? (
          <Compare
            label={text('yours')}
            versions={[
              {
                id: 'mine',
                title: text('yours'),
                isChosen: true,
                values: fields
                  .filter(({field}) => findField(change.table, field))
                  .map(({field, mine}) => ({
                    name: telling.fieldName(field),
                    value: telling.valueText(field, mine, values),
                  })),
              },
            ]}
          />
        ) : (
          <Stack gap={3}>
            {fields.map((one) => (
              <FieldChoice
                key={one.field}
                conflict={one}
                maxLength={maxLengthOf(change.table, one.field)}
                madeAt={change.madeAt}
                telling={telling}
                pick={pickOf(one)}
                onPick={(pick) => setPicks({...picks, [one.field]: pick})}
              />
            ))}
          </Stack>
        )}
      </div>
    </ListItem>
  );
}

function maxLengthOf(table: string, field: string): number | undefined {
  const found = findField(table, field);
  return found?.kind === 'text' ? found.maxLength : undefined;
}
