import type {es} from '#src/features/activity/text/es.ts';
import type {Telling} from '#src/data/describe/create-telling.ts';
import type {FieldConflict} from './find-conflicts.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Compare} from '#src/ui/display/figures/compare.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** Whose value stays; `both` is a text the person writes of the two. */
export type FieldPick = {readonly keep: 'mine' | 'theirs' | 'both' | null; readonly written: string};

type FieldChoiceProps = {
  conflict: FieldConflict;
  /** Most characters of a text of both; undefined where it has no limit. */
  maxLength: number | undefined;
  /** When the person made the change, ISO UTC. */
  madeAt: string;
  telling: Pick<Telling, 'fieldName' | 'valueText'>;
  pick: FieldPick;
  onPick: (pick: FieldPick) => void;
};

/** One field's values side by side, each with person, device and time, to choose from; a text can be put together from both. */
export function FieldChoice({conflict, maxLength, madeAt, telling, pick, onPick}: FieldChoiceProps) {
  const text = useText<typeof es>('activity');
  const format = useFormat();
  const {field, mine, theirs, before, refusal, isText} = conflict;
  const {valueText} = telling;
  const name = telling.fieldName(field);
  const {currentBy, currentAt, currentDevice} = refusal;
  const theirNote = [currentDevice, currentAt && format.moment(currentAt)].filter(Boolean).join(', ');
  const side = (id: 'mine' | 'theirs', title: string, value: string, note: string) => ({
    id,
    title,
    note,
    values: [{name, value}],
    isChoice: true,
    isChosen: pick.keep === id,
  });
  const both = {
    id: 'both',
    title: text('both'),
    values: [{name, value: text('bothText')}],
    isChoice: true,
    isChosen: pick.keep === 'both',
  };
  return (
    <Stack gap={3}>
      <Compare
        label={text('chooseField', {field: name})}
        onChoose={(id) => onPick({...pick, keep: id === 'theirs' || id === 'both' ? id : 'mine'})}
        versions={[
          side('mine', text('yours'), valueText(field, mine), text('thisDevice', {time: format.moment(madeAt)})),
          side(
            'theirs',
            currentBy === undefined ? text('theirs') : text('theirsBy', {name: currentBy}),
            valueText(field, theirs),
            theirNote,
          ),
          ...(isText ? [both] : []),
          {id: 'before', title: text('before'), values: [{name, value: valueText(field, before)}]},
        ]}
      />
      {pick.keep === 'both' ? (
        <TextField
          label={text('bothLabel', {field: name})}
          value={pick.written}
          onChange={(written) => onPick({...pick, written})}
          {...(maxLength === undefined ? {} : {maxLength})}
          isMultiline
        />
      ) : null}
    </Stack>
  );
}
