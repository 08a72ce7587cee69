import type {FieldValues} from '#contract/kernel/field-values.ts';
import {leadingRefusal, refusedFields, sameValue, type RefusedField} from '#src/features/activity/describe-values.ts';
import {findField} from '#src/data/describe/descriptions.ts';
import type {es} from '#src/features/activity/text/es.ts';
import type {Telling} from '#src/data/describe/create-telling.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {AttentionRecord} from '#sync/store/local-database.ts';
import {Compare} from '#src/ui/display/figures/compare.tsx';

/** Whose value stays. */
export type Choice = 'mine' | 'theirs';

type VersionsProps = {
  record: AttentionRecord;
  telling: Pick<Telling, 'fieldName' | 'valueText'>;
  /** Null where there is nothing to choose: the change was refused, whoever is right. */
  choice: Choice | null;
  onChoose: (choice: Choice) => void;
};

/** What the person entered beside what the server has and what was there before, each with person, device and time. */
export function Versions({record, telling, choice, onChoose}: VersionsProps) {
  const text = useText<typeof es>('activity');
  const format = useFormat();
  const isNew = record.change.op === 'create';
  const fields = refusedFields(record).filter(
    ({field, mine}) => !isNew || (findField(record.change.table, field) && sameValue(mine) !== null),
  );
  const refusal = leadingRefusal(record.refusals);
  const entered = Object.fromEntries(fields.map(({field, mine}) => [field, sameValue(mine)]));
  const say = (field: string, values: FieldValues) => {
    const value = sameValue(values);
    return value === undefined ? text('varied') : telling.valueText(field, value, entered);
  };
  const valuesOf = (read: (field: RefusedField) => FieldValues | null) =>
    fields.map((one) => ({name: telling.fieldName(one.field), value: say(one.field, read(one) ?? {same: null})}));
  const theirNote = [refusal?.currentDevice, refusal?.currentAt && format.moment(refusal.currentAt)].filter(Boolean);
  const hasTheirs = fields.some((field) => field.theirs !== null);
  return (
    <Compare
      label={text('choose')}
      {...(choice === null ? {} : {onChoose: (id) => onChoose(id === 'theirs' ? 'theirs' : 'mine')})}
      versions={[
        {
          id: 'mine',
          title: text('yours'),
          values: valuesOf((field) => field.mine),
          note: text('thisDevice', {time: format.moment(record.change.madeAt)}),
          isChosen: choice !== 'theirs',
          isChoice: true,
        },
        ...(hasTheirs
          ? [
              {
                id: 'theirs',
                title: refusal?.currentBy === undefined ? text('theirs') : text('theirsBy', {name: refusal.currentBy}),
                values: valuesOf((field) => field.theirs),
                note: theirNote.join(', '),
                isChosen: choice === 'theirs',
                isChoice: true,
              },
            ]
          : []),
        ...(isNew ? [] : [{id: 'before', title: text('before'), values: valuesOf((field) => field.before)}]),
      ]}
    />
  );
}
