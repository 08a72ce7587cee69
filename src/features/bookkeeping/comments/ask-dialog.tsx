import {maxCommentLength, readyQuestions, type ReadyQuestion} from '#contract/bookkeeping/comment.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Checkbox} from '#src/ui/fields/choice/checkbox.tsx';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {ListedRow} from '#workers/books/api.ts';
import type {CommentActs} from './use-comment-acts.ts';

/** As many answers as one takes in at a look. Rule: QST1. */
const mostProposals = 3;

type AskDialogProps = {readonly row: ListedRow; readonly acts: CommentActs; readonly onClose: () => void};

type Asked = {readonly says: ReadyQuestion | 'own'; readonly text: string; readonly proposals: readonly string[]};

/** Asks the owner about one movement: a ready-made question or own words, and which of what is suggested for it is proposed as answer. Rule: QST1. */
export function AskDialog({row, acts, onClose}: AskDialogProps) {
  const text = useBooksText();
  const names = useBooksNames();
  const suggested = [...new Set([row.categoryId, ...(row.suggestions ?? []).map(({categoryId}) => categoryId)])];
  const offered = suggested
    .flatMap((id) => {
      const name = names?.categoryName(id);
      return id !== null && name ? [{id, name}] : [];
    })
    .slice(0, mostProposals);
  const form = useForm<Asked, unknown>({
    idPrefix: 'ask-',
    start: {says: 'what-is-it', text: '', proposals: offered.map(({id}) => id)},
    check: ({says, text: typed}) =>
      says === 'own' && typed.trim() === '' ? [{field: 'text', reason: 'comment.text-required'}] : [],
    send: async ({says, ...rest}) => acts.ask(row.id, {says: says === 'own' ? null : says, ...rest}),
  });
  const {proposals} = form.values;
  return (
    <FormDialog form={form} title={text('askOwner')} submitText={text('askSend')} onClose={onClose} isShort>
      <RadioField
        {...form.bind('says')}
        label={text('askQuestion')}
        options={[
          ...readyQuestions.map((id) => ({id, label: text(`says_${id}`)})),
          {id: 'own' as const, label: text('askOwn')},
        ]}
      />
      <TextField {...form.bind('text')} label={text('askText')} maxLength={maxCommentLength} isMultiline />
      {offered.length > 0 && (
        <Stack gap={2}>
          <Text>{text('askProposals')}</Text>
          {offered.map(({id, name}) => (
            <Checkbox
              key={id}
              isSelected={proposals.includes(id)}
              onChange={(isOn) =>
                form.change({
                  proposals: offered
                    .map((one) => one.id)
                    .filter((one) => (one === id ? isOn : proposals.includes(one))),
                })
              }
            >
              {name}
            </Checkbox>
          ))}
        </Stack>
      )}
    </FormDialog>
  );
}
