import {succeed} from '#contract/kernel/failure.ts';
import {useState} from 'react';
import type {Json} from '#contract/kernel/field-values.ts';
import {ArchiveRestore, PencilLine, TriangleAlert} from 'lucide-react';
import {outlineChange} from '#sync/outbox/outline-change.ts';
import type {AttentionRecord} from '#sync/store/local-database.ts';
import {pathTo} from '#src/routing/routing.ts';
import {useDecide} from '#src/features/activity/conflicts/use-decide.ts';
import {leadingRefusal, refusedFields, sameValue} from '#src/features/activity/describe-values.ts';
import {AttentionMenu} from './attention-menu.tsx';
import {CorrectDialog} from './correct-dialog.tsx';
import {Versions, type Choice} from './versions.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {useTelling} from '#src/data/describe/use-telling.ts';
import {useWhoElse} from '#src/features/activity/use-who-else.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';

/** One refused change: why, about what, what was entered, and the ways on: choose or correct, send again, export, discard. */
export function AttentionItem({record}: {record: AttentionRecord}) {
  const text = useText<typeof es>('activity');
  const failureText = useFailureText();
  const format = useFormat();
  const language = useLanguage();
  const decide = useDecide();
  const whoElse = useWhoElse();
  const {change, refusals, refusedAt, spaceId} = record;
  const refusal = leadingRefusal(refusals);
  const values = Object.fromEntries(refusedFields(record).map((one) => [one.field, sameValue(one.mine)]));
  const telling = useTelling({spaceId, table: change.table, rowId: refusal?.rowId ?? change.rowIds[0] ?? null});
  const correctable = telling.correctable(values);
  const [isCorrecting, setCorrecting] = useState(false);
  const [choice, setChoice] = useState<Choice>('mine');
  const isConflict = refusal?.reason === 'sync.conflict';
  const isDeleted = refusal?.reason === 'sync.row-deleted';
  const rowCount = new Set(refusals.map((one) => one.rowId)).size;
  const what = telling.describe({...outlineChange(change), rowCount, values});

  const retry = async (corrections: Readonly<Record<string, Json>> = {}) =>
    decide.settle([{id: record.id, decisions: {all: 'mine'}, corrections}], text('sentAgain'));
  const discard = async () => decide.settle([{id: record.id, decisions: {all: 'theirs'}}], text('discarded'));
  const conflictTitle = whoElse(refusal?.currentBy);
  const why =
    isDeleted && refusal.currentBy !== undefined
      ? text('deletedBy', {name: refusal.currentBy})
      : refusal && failureText(refusal);
  return (
    <ListItem
      tone="warn"
      icon={<TriangleAlert size={16} strokeWidth={1.75} aria-hidden />}
      title={isConflict ? conflictTitle : text('refused', {what})}
      text={isConflict ? what : why}
      meta={[...(rowCount > 1 ? [] : telling.facts), text('tried', {time: format.moment(refusedAt)})].join(' · ')}
      actions={
        <>
          {isConflict && (rowCount > 1 || Object.keys(values).length > 1) ? (
            <ButtonLink look="primary" href={pathTo.conflicts(language, spaceId)}>
              {text('showRows')}
            </ButtonLink>
          ) : isConflict ? (
            <Button look="primary" onPress={() => void (choice === 'mine' ? retry() : discard())}>
              {text('saveChoice')}
            </Button>
          ) : isDeleted ? (
            <Button look="primary" icon={<ArchiveRestore size={16} aria-hidden />} onPress={() => void retry()}>
              {text('restore')}
            </Button>
          ) : correctable.length > 0 ? (
            <Button icon={<PencilLine size={16} aria-hidden />} onPress={() => setCorrecting(true)}>
              {text('correct')}
            </Button>
          ) : null}
          <AttentionMenu
            record={record}
            title={what}
            onRetry={isConflict || isDeleted ? null : retry}
            onDiscard={discard}
          />
        </>
      }
    >
      <Versions
        record={record}
        telling={telling}
        choice={isConflict && rowCount === 1 && Object.keys(values).length === 1 ? choice : null}
        onChoose={setChoice}
      />
      {isCorrecting ? (
        <CorrectDialog
          fields={correctable}
          onClose={() => setCorrecting(false)}
          onCorrect={async (corrections) => succeed(await retry(corrections))}
        />
      ) : null}
    </ListItem>
  );
}
