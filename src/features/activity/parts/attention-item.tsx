import {useState} from 'react';
import {Download, Ellipsis, PencilLine, RotateCw, TriangleAlert, Trash2} from 'lucide-react';
import {newId} from '#contract/kernel/ids.ts';
import {discardAttention, retryAttention} from '#sync/attention/resolve-attention.ts';
import type {AttentionRecord} from '#sync/store/local-database.ts';
import {downloadText} from '#src/data/export-local-data.ts';
import {useLocalDatabase} from '#src/data/local-data.tsx';
import {leadingRefusal, refusedFields} from '#src/features/activity/describe-values.ts';
import {CorrectDialog} from '#src/features/activity/parts/correct-dialog.tsx';
import {Versions} from '#src/features/activity/parts/versions.tsx';
import type {es} from '#src/features/activity/text/es.ts';
import {useChangeLabel} from '#src/features/activity/use-change-label.ts';
import {useTouchedRow} from '#src/features/activity/use-touched-row.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {MenuButton} from '#src/ui/actions/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu-item.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';

const making = () => ({
  now: new Date().toISOString(),
  createId: () => newId(Date.now(), (bytes) => crypto.getRandomValues(bytes)),
});

/** One refused change: why, about what, what was entered, and the four ways on: correct, send again, export, discard. */
export function AttentionItem({record}: {record: AttentionRecord}) {
  const text = useText<typeof es>('activity');
  const failureText = useFailureText();
  const format = useFormat();
  const describe = useChangeLabel();
  const database = useLocalDatabase();
  const row = useTouchedRow(record);
  const [isCorrecting, setCorrecting] = useState(false);
  const {change, refusals, refusedAt} = record;
  const refusal = leadingRefusal(refusals);
  const isConflict = refusal?.reason === 'sync.conflict';
  const rowCount = new Set(refusals.map((one) => one.rowId)).size;

  const conflictTitle =
    refusal?.currentBy === undefined ? text('conflictUnknown') : text('conflictWith', {name: refusal.currentBy});
  const what =
    row === null
      ? []
      : [row.merchant ?? row.description, format.money(row.amountUnits, row.currency), format.day(row.date)];
  const meta = [
    ...what,
    ...(rowCount > 1 ? [text('rows', {count: rowCount})] : []),
    text('tried', {time: format.moment(refusedAt)}),
  ];

  const retry = async () => {
    await retryAttention(database, record.id, making());
    showToast({text: text('sentAgain')});
  };
  const discard = async () => {
    await discardAttention(database, record.id);
    showToast({text: text('discarded')});
  };
  const exportIt = () =>
    downloadText(JSON.stringify({change, refusals, refusedAt}, null, 1), `faro-${change.id}.json`, 'application/json');

  return (
    <ListItem
      tone="warn"
      icon={<TriangleAlert size={16} strokeWidth={1.75} aria-hidden />}
      title={isConflict ? conflictTitle : text('refused', {what: describe(change)})}
      text={isConflict ? describe(change) : refusal && failureText(refusal)}
      meta={meta.join(' · ')}
      actions={
        <>
          {isConflict ? (
            <Button onPress={() => void discard()}>{text('discardTheirs')}</Button>
          ) : (
            <Button icon={<PencilLine size={16} aria-hidden />} onPress={() => setCorrecting(true)}>
              {text('correct')}
            </Button>
          )}
          {isConflict ? (
            <Button look="primary" onPress={() => void retry()}>
              {text('keepMine')}
            </Button>
          ) : null}
          <MenuButton
            label={text('more')}
            placement="bottom end"
            trigger={<IconButton icon={<Ellipsis size={16} aria-hidden />} label={text('more')} />}
          >
            <MenuItem id="retry" icon={<RotateCw size={16} aria-hidden />} onAction={() => void retry()}>
              {text('retry')}
            </MenuItem>
            <MenuItem id="export" icon={<Download size={16} aria-hidden />} onAction={exportIt}>
              {text('export')}
            </MenuItem>
            <MenuItem id="discard" isDanger icon={<Trash2 size={16} aria-hidden />} onAction={() => void discard()}>
              {text('discard')}
            </MenuItem>
          </MenuButton>
        </>
      }
    >
      <Versions
        fields={refusedFields(record)}
        currency={row?.currency ?? null}
        madeAt={change.madeAt}
        refusal={refusal}
      />
      <CorrectDialog
        record={record}
        currency={row?.currency ?? null}
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
