import type {BookRuleRow} from '#contract/bookkeeping/book-rule.ts';
import {Text} from '#src/ui/display/text.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useRuleActs} from './use-rule-acts.ts';

type TakeBackDialogProps = {
  readonly spaceId: string;
  readonly rule: BookRuleRow;
  /** Of the movements in which it set something that stands. */
  readonly count: number;
  readonly onClose: () => void;
};

/** Says what becomes of the movements that one rule has set, before it does. Rule: RUL12. */
export function TakeBackDialog({spaceId, rule, count, onClose}: TakeBackDialogProps) {
  const text = useBooksText();
  const {takeBack} = useRuleActs(spaceId);
  return (
    <ConfirmDialog
      title={rule.name}
      onClose={onClose}
      actText={text('ruleTakeBack')}
      onAct={() => {
        onClose();
        void takeBack({ruleId: rule.id});
      }}
    >
      <Text>{text('ruleTakeBackAsk', {count})}</Text>
    </ConfirmDialog>
  );
}
