import type {Refusal} from '#contract/sync/push-changes.ts';
import type {RefusedField} from '#src/features/activity/describe-values.ts';
import {fieldName} from '#src/features/activity/field-name.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useValueText} from '#src/features/activity/use-value-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Compare} from '#src/ui/display/compare.tsx';

type VersionsProps = {
  fields: readonly RefusedField[];
  currency: string | null;
  madeAt: string;
  refusal: Refusal | undefined;
};

/** What the person entered beside what the server has and what was there before, each with person, device and time. */
export function Versions({fields, currency, madeAt, refusal}: VersionsProps) {
  const text = useText<typeof es>('activity');
  const format = useFormat();
  const valueText = useValueText(currency);
  const valuesOf = (read: (field: RefusedField) => RefusedField['theirs']) =>
    fields.map((field) => ({name: fieldName(field.field, text), value: valueText(field.field, read(field))}));
  const theirNote = [refusal?.currentDevice, refusal?.currentAt && format.moment(refusal.currentAt)].filter(Boolean);
  return (
    <Compare
      versions={[
        {
          title: text('yours'),
          values: valuesOf((field) => field.mine),
          note: text('thisDevice', {time: format.moment(madeAt)}),
          isChosen: true,
        },
        ...(fields.some((field) => field.theirs !== undefined)
          ? [
              {
                title: refusal?.currentBy ?? text('theirs'),
                values: valuesOf((field) => field.theirs),
                note: theirNote.join(', '),
              },
            ]
          : []),
        {title: text('before'), values: valuesOf((field) => field.before)},
      ]}
    />
  );
}
