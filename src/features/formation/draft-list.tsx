import {DraftLines} from '#src/data/drafts/draft-lines.tsx';
import type {OpenDraft} from '#src/data/formation/read-drafts.ts';
import type {RecordPlace} from '#src/data/record.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {FormationText} from './text/es.ts';

type DraftListProps = {
  readonly who: 'guest' | 'user';
  readonly place: RecordPlace;
  readonly drafts: readonly OpenDraft[];
  /** The address names a draft that is not here. */
  readonly isGone: boolean;
  readonly onBegin: () => void;
};

/** What was begun, before another one is. Source: ux.md U6. */
export function DraftList({drafts, isGone, onBegin, ...lines}: DraftListProps) {
  const text = useText<FormationText>('formation');
  return (
    <Stack gap={5}>
      <Text tone="muted">{text(isGone ? 'drafts.gone' : 'drafts.lead')}</Text>
      {drafts.length === 0 ? (
        <Text>{text('drafts.none')}</Text>
      ) : (
        <DraftLines {...lines} drafts={drafts} label={text('drafts.title')} />
      )}
      <Row>
        <Button size="large" onPress={onBegin}>
          {text('drafts.new')}
        </Button>
      </Row>
    </Stack>
  );
}
