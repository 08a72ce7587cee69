import {useUndo} from '#src/data/use-undo.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {es} from '#src/features/archive/text/es.ts';
import type {Restored} from '#workers/archive/read/write-restore.ts';

type RestoredNoteProps = {
  readonly restored: Restored;
  readonly companyId: string;
  readonly onUndone: () => void;
};

/** What came, and the ways on: to the books, or back. */
export function RestoredNote({restored, companyId, onUndone}: RestoredNoteProps) {
  const text = useText<typeof es>('archive');
  const language = useLanguage();
  const {list} = useFormat();
  const {undoAct} = useUndo();
  const {groupId, rowCount, fileCount, refusedFiles} = restored;
  const undo = async () => {
    await undoAct(groupId);
    onUndone();
  };
  return (
    <Stack gap={3}>
      <Banner tone="ok" shape="boxed" isUrgent>
        {text('readDone', {rows: text('rowCount', {count: rowCount}), files: text('fileCount', {count: fileCount})})}
      </Banner>
      {refusedFiles.length > 0 && (
        <Banner tone="warn" shape="boxed">
          {text('filesRefused', {count: refusedFiles.length, names: list(refusedFiles.slice(0, 5))})}
        </Banner>
      )}
      <Row>
        <ButtonLink size="large" href={pathTo.books(language, companyId)}>
          {text('toBooks')}
        </ButtonLink>
        <Button size="large" onPress={() => void undo()}>
          {text('undo')}
        </Button>
      </Row>
    </Stack>
  );
}
