import {useState} from 'react';
import {Copy, FilePen, Pencil, Trash2} from 'lucide-react';
import {draftLengths} from '#contract/formation/company-draft.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {readProgress} from '#contract/formation/steps.ts';
import {undoAct} from '#sync/outbox/undo-last.ts';
import {saveHere} from '#src/data/forms/save-here.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {discardDraft, duplicateDraft, renameDraft} from '#src/data/formation/draft-commands.ts';
import {factsOn} from '#src/data/formation/facts-on.ts';
import type {ReadDraft} from '#src/data/formation/read-draft.ts';
import {makeNow} from '#src/data/make-now.ts';
import type {RecordPlace} from '#src/data/record.ts';
import {wizardTo} from '#src/routing/routing.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {FormationText} from './text/es.ts';

type DraftListProps = {
  readonly who: 'guest' | 'user';
  readonly place: RecordPlace;
  readonly drafts: readonly ReadDraft[];
  /** The address names a draft that is not here. */
  readonly isGone: boolean;
  readonly nameOf: (draft: CompanyDraft) => string;
  readonly onBegin: () => void;
};

/** What was begun, each with the way on and what can be done to it. Source: ux.md U6. */
export function DraftList({drafts, isGone, onBegin, ...line}: DraftListProps) {
  const text = useText<FormationText>('formation');
  return (
    <Stack gap={5}>
      <SectionHead title={text('drafts.title')} />
      <Text tone="muted">{text(isGone ? 'drafts.gone' : 'drafts.lead')}</Text>
      {drafts.length === 0 ? (
        <Text>{text('drafts.none')}</Text>
      ) : (
        <ItemList label={text('drafts.title')}>
          {drafts.map((one) => (
            <DraftLine key={one.draft.id} {...line} read={one} />
          ))}
        </ItemList>
      )}
      <Row>
        <Button size="large" onPress={onBegin}>
          {text('drafts.new')}
        </Button>
      </Row>
    </Stack>
  );
}

type DraftLineProps = Pick<DraftListProps, 'who' | 'place' | 'nameOf'> & {read: ReadDraft};

function DraftLine({who, place, read, nameOf}: DraftLineProps) {
  const text = useText<FormationText>('formation');
  const common = useText();
  const failureText = useFailureText();
  const format = useFormat();
  const language = useLanguage();
  const [isRenaming, setRenaming] = useState(false);
  const {draft, passed, workedAt} = read;
  const title = nameOf(draft);
  const {place: step, count} = readProgress(draft, passed, factsOn(format.today()));
  const discard = async () => {
    const key = await discardDraft(place, read);
    const undo = () => void undoAct(place.database, makeNow(), key).catch(reportError);
    showToast({text: text('drafts.discarded', {title}), tone: 'ok', action: {label: common('undo'), onPress: undo}});
  };
  const duplicate = async () => {
    const done = await saveHere(async () => duplicateDraft(place, read, text('copyOf', {title})));
    const copied = done.ok && done.value.leftOutCount > 0 ? text('drafts.copied') : text('drafts.copiedPlain');
    showToast(done.ok ? {text: copied, tone: 'ok'} : {text: failureText(done.failure), tone: 'danger'});
  };
  return (
    <ListItem
      icon={<FilePen size={18} aria-hidden />}
      title={title}
      meta={text('drafts.step', {place: step, count, when: format.relative(workedAt)})}
      actions={
        <>
          <ButtonLink
            look="primary"
            href={`${wizardTo[who][draft.kind](language)}?draft=${draft.id}`}
            label={`${text('drafts.continue')}: ${title}`}
          >
            {text('drafts.continue')}
          </ButtonLink>
          <MenuButton label={text('drafts.acts', {title})} placement="bottom end">
            <MenuItem id="rename" icon={<Pencil size={16} aria-hidden />} onAction={() => setRenaming(true)}>
              {text('drafts.rename')}
            </MenuItem>
            <MenuItem id="duplicate" icon={<Copy size={16} aria-hidden />} onAction={() => void duplicate()}>
              {text('drafts.duplicate')}
            </MenuItem>
            <MenuItem
              id="discard"
              isDanger
              icon={<Trash2 size={16} aria-hidden />}
              onAction={() => void discard().catch(reportError)}
            >
              {text('drafts.discard')}
            </MenuItem>
          </MenuButton>
          {isRenaming ? <RenameDialog place={place} read={read} onClose={() => setRenaming(false)} /> : null}
        </>
      }
    />
  );
}

type RenameDialogProps = {place: RecordPlace; read: ReadDraft; onClose: () => void};

function RenameDialog({place, read, onClose}: RenameDialogProps) {
  const text = useText<FormationText>('formation');
  const form = useForm({
    start: {title: read.draft.title || read.draft.nameOne},
    send: async ({title}) => saveHere(async () => renameDraft(place, read, title)),
  });
  return (
    <FormDialog form={form} title={text('drafts.rename')} submitText={text('drafts.save')} onClose={onClose} isShort>
      <TextField
        {...form.bind('title')}
        label={text('field.title')}
        hint={text('drafts.nameHint')}
        maxLength={draftLengths.title}
        autoFocus
      />
    </FormDialog>
  );
}
