import {useState} from 'react';
import {PencilLine, TriangleAlert} from 'lucide-react';
import {newId} from '#contract/kernel/ids.ts';
import {discardAttention, restoreAttention, retryAttention} from '#sync/attention/resolve-attention.ts';
import type {AttentionRecord} from '#sync/store/local-database.ts';
import {useLocalDatabase} from '#src/data/local-data.tsx';
import {leadingRefusal, refusedFields, sameValue} from '#src/features/activity/describe-values.ts';
import {AttentionMenu} from './attention-menu.tsx';
import {CorrectDialog, isCorrectable} from './correct-dialog.tsx';
import {Versions, type Choice} from './versions.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {useTelling} from '#src/features/activity/use-telling.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';

const making = () => ({
  now: new Date().toISOString(),
  createId: () => newId(Date.now(), (bytes) => crypto.getRandomValues(bytes)),
});

/** One refused change: why, about what, what was entered, and the ways on: choose or correct, send again, export, discard. */
export function AttentionItem({record}: {record: AttentionRecord}) {
  const text = useText<typeof es>('activity');
  const failureText = useFailureText();
  const format = useFormat();
  const database = useLocalDatabase();
  const {change, refusals, refusedAt, spaceId} = record;
  const refusal = leadingRefusal(refusals);
  const {describe, facts, currency, valueText} = useTelling({
    spaceId,
    table: change.table,
    rowId: refusal?.rowId ?? change.rowIds[0] ?? null,
  });
  const [isCorrecting, setCorrecting] = useState(false);
  const [choice, setChoice] = useState<Choice>('mine');
  const isConflict = refusal?.reason === 'sync.conflict';
  const rowCount = new Set(refusals.map((one) => one.rowId)).size;
  const values = Object.fromEntries(refusedFields(record).map((one) => [one.field, sameValue(one.mine)]));
  const what = describe({...change, rowCount, values});

  const retry = async () => {
    await retryAttention(database, record.id, making());
    showToast({text: text('sentAgain')});
  };
  const discard = async () => {
    const discarded = await discardAttention(database, record.id);
    const restore = () => {
      if (discarded) restoreAttention(database, discarded).catch(reportError);
    };
    showToast({text: text('discarded'), action: {label: text('undo'), onPress: restore}});
  };
  const conflictTitle =
    refusal?.currentBy === undefined ? text('conflictUnknown') : text('conflictWith', {name: refusal.currentBy});
  return (
    <ListItem
      tone="warn"
      icon={<TriangleAlert size={16} strokeWidth={1.75} aria-hidden />}
      title={isConflict ? conflictTitle : text('refused', {what})}
      text={isConflict ? what : refusal && failureText(refusal)}
      meta={[...(rowCount > 1 ? [] : facts), text('tried', {time: format.moment(refusedAt)})].join(' · ')}
      actions={
        <>
          {isConflict ? (
            <Button look="primary" onPress={() => void (choice === 'mine' ? retry() : discard())}>
              {text('saveChoice')}
            </Button>
          ) : isCorrectable(record, currency) ? (
            <Button icon={<PencilLine size={16} aria-hidden />} onPress={() => setCorrecting(true)}>
              {text('correct')}
            </Button>
          ) : null}
          <AttentionMenu record={record} onRetry={isConflict ? null : retry} onDiscard={discard} />
        </>
      }
    >
      <Versions record={record} valueText={valueText} choice={isConflict ? choice : null} onChoose={setChoice} />
      <CorrectDialog
        record={record}
        currency={currency}
        isOpen={isCorrecting}
        onClose={() => setCorrecting(false)}
        onCorrect={async (corrections) => {
          await retryAttention(database, record.id, making(), corrections);
          showToast({text: text('sentAgain')});
        }}
      />
    </ListItem>
  );
}
