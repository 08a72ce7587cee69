import {useState} from 'react';
import {Copy, FilePen, Pencil, Trash2} from 'lucide-react';
import {undoAct} from '#sync/outbox/undo-last.ts';
import {saveHere} from '#src/data/forms/save-here.ts';
import {discardDraft, duplicateDraft} from '#src/data/formation/draft-commands.ts';
import {factsOn, judgedToday} from '#src/data/formation/facts-on.ts';
import type {OpenDraft} from '#src/data/formation/read-drafts.ts';
import {draftAddress} from '#src/data/formation/draft-address.ts';
import {readStage} from '#src/data/formation/read-stage.ts';
import {makeNow} from '#src/data/make-now.ts';
import type {RecordPlace} from '#src/data/record.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {nameCopy, nameDraft} from './name-draft.ts';
import {RenameDialog} from './rename-dialog.tsx';
import {sayStage} from './say-stage.ts';
import type {DraftsText} from './text/es.ts';

type DraftLineProps = {readonly who: 'guest' | 'user'; readonly place: RecordPlace; readonly read: OpenDraft};

/** One draft: where it is, the way on, and what can be done to it. What is being paid can neither be renamed nor discarded. Rule: FRM3. */
export function DraftLine({who, place, read}: DraftLineProps) {
  const text = useText<DraftsText>('drafts');
  const failureText = useFailureText();
  const format = useFormat();
  const language = useLanguage();
  const [isRenaming, setRenaming] = useState(false);
  const {draft, workedAt} = read;
  const title = nameDraft(draft, text);
  const stage = readStage(read, factsOn(judgedToday()));
  const discard = async () => {
    const key = await discardDraft(place, read);
    const undo = () => void undoAct(place.database, makeNow(), key).catch(reportError);
    showToast({text: text('discarded', {title}), tone: 'ok', action: {label: text('undo'), onPress: undo}});
  };
  const duplicate = async () => {
    const done = await saveHere(async () => duplicateDraft(place, read, nameCopy(title, text)));
    const copied = done.ok && done.value.leftOutCount > 0 ? text('copied') : text('copiedPlain');
    showToast(done.ok ? {text: copied, tone: 'ok'} : {text: failureText(done.failure), tone: 'danger'});
  };
  return (
    <ListItem
      icon={<FilePen size={18} aria-hidden />}
      title={<bdi>{title}</bdi>}
      meta={sayStage(stage, format.relative(workedAt), text)}
      actions={
        <>
          <ButtonLink href={draftAddress(who, draft, stage, language)} label={`${text('continue')}: ${title}`}>
            {text('continue')}
          </ButtonLink>
          <MenuButton label={text('acts', {title})} placement="bottom end">
            {stage.isLocked ? null : (
              <MenuItem id="rename" icon={<Pencil size={16} aria-hidden />} onAction={() => setRenaming(true)}>
                {text('rename')}
              </MenuItem>
            )}
            <MenuItem id="duplicate" icon={<Copy size={16} aria-hidden />} onAction={() => void duplicate()}>
              {text('duplicate')}
            </MenuItem>
            {stage.isLocked ? null : (
              <MenuItem
                id="discard"
                isDanger
                icon={<Trash2 size={16} aria-hidden />}
                onAction={() => void discard().catch(reportError)}
              >
                {text('discard')}
              </MenuItem>
            )}
          </MenuButton>
          {isRenaming ? <RenameDialog place={place} read={read} onClose={() => setRenaming(false)} /> : null}
        </>
      }
    />
  );
}
