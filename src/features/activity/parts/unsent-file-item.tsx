import {useState} from 'react';
import {Download, FileText, RotateCw, Trash2} from 'lucide-react';
import {giveUpFile} from '#sync/files/give-up-file.ts';
import {isLeftBehind} from '#sync/files/leave-files.ts';
import {removeFile} from '#sync/files/remove-file.ts';
import {retryFile} from '#sync/files/retry-file.ts';
import {canRetryUpload, tellUpload} from '#sync/files/tell-upload.ts';
import {undoAct} from '#sync/outbox/undo-last.ts';
import type {FileRecord} from '#sync/store/local-database.ts';
import {openFileHome} from '#src/data/keeping/files.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {makeNow} from '#src/data/make-now.ts';
import {labelNamed} from '#src/data/record.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useSaveFile} from '#src/features/activity/use-save-file.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';

type UnsentFileItemProps = {
  file: FileRecord;
  /** Whether the engine is sending at this moment. */
  isSending: boolean;
};

/** One file that is here only: what keeps it, and the ways on: try again, save it elsewhere, or discard it, for good where it has no place any more. */
export function UnsentFileItem({file, isSending}: UnsentFileItemProps) {
  const text = useText<typeof es>('activity');
  const failureText = useFailureText();
  const format = useFormat();
  const database = useLocalDatabase();
  const save = useSaveFile();
  const [isAsking, setAsking] = useState(false);
  const told = tellUpload(file, isSending);
  const isLeft = isLeftBehind(file);

  const discard = async () => {
    const {spaceId, id, name} = file;
    const label = labelNamed('files.edit', name);
    const act = await removeFile(database, {spaceId, id, label}, makeNow());
    const undo = () => void undoAct(database, makeNow(), act).catch(reportError);
    showToast({text: text('fileGone'), action: {label: text('undo'), onPress: undo}});
  };
  const giveUp = async () => {
    setAsking(false);
    if (await giveUpFile(await openFileHome(database), file.id)) showToast({text: text('fileGone')});
  };
  const isFailing = told.state === 'failed' || told.state === 'refused';
  const why = isLeft ? text('fileLeft') : isFailing ? failureText(told.failure) : undefined;
  const where = told.state === 'sending' ? text('fileSending', {percent: told.percent}) : text('state.local');
  return (
    <ListItem
      isInline
      isPlain
      icon={<FileText size={16} strokeWidth={1.75} aria-hidden />}
      tone={told.state === 'refused' ? 'warn' : told.state === 'sending' ? 'accent' : 'neutral'}
      title={file.name}
      text={why}
      meta={[where, format.bytes(file.sizeBytes), format.moment(file.addedAt)].join(' · ')}
      actions={
        <>
          <MenuButton label={text('moreOf', {name: file.name})} placement="bottom end">
            {canRetryUpload(file) && !isLeft ? (
              <MenuItem
                id="retry"
                icon={<RotateCw size={16} aria-hidden />}
                onAction={() => void retryFile(database, file.id)}
              >
                {text('retry')}
              </MenuItem>
            ) : null}
            <MenuItem id="save" icon={<Download size={16} aria-hidden />} onAction={() => void save(file)}>
              {text('fileSave')}
            </MenuItem>
            {told.state === 'refused' ? (
              <MenuItem
                id="discard"
                isDanger
                icon={<Trash2 size={16} aria-hidden />}
                onAction={() => (isLeft ? setAsking(true) : void discard())}
              >
                {text('discard')}
              </MenuItem>
            ) : null}
          </MenuButton>
          {isAsking && (
            <ConfirmDialog
              role="alertdialog"
              title={text('fileDiscardTitle')}
              onClose={() => setAsking(false)}
              actText={text('fileDiscard')}
              look="danger"
              onAct={() => void giveUp()}
            >
              <p>{text('fileDiscardText', {name: file.name})}</p>
            </ConfirmDialog>
          )}
        </>
      }
    />
  );
}
