import {useState} from 'react';
import {MessageCircle, MessageCircleQuestion, Pencil, Reply, Trash2, Undo2} from 'lucide-react';
import {maxCommentLength} from '#contract/bookkeeping/comment.ts';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {AnswerButtons} from './answer-buttons.tsx';
import {useAnswerOnce} from './use-answer-once.ts';
import type {CommentActs} from './use-comment-acts.ts';
import type {Comment} from './use-comments.ts';
import {useSayComment} from './use-say-comment.ts';

type CommentItemProps = {
  readonly comment: Comment;
  readonly author: string;
  readonly isMine: boolean;
  /** A question that waits for its answer. */
  readonly isOpen: boolean;
  readonly transaction: TransactionRow;
  readonly acts: CommentActs;
};

const icons = {comment: MessageCircle, question: MessageCircleQuestion, answer: Reply};
const small = {size: 16, strokeWidth: 1.75, 'aria-hidden': true} as const;

/** One thing that was said: by whom, when, and what its reader may do with it. Rules: CMM1, CMM2, QST4. */
export function CommentItem({comment, author, isMine, isOpen, transaction, acts}: CommentItemProps) {
  const text = useBooksText();
  const format = useFormat();
  const say = useSayComment();
  const [isEditing, setEditing] = useState(false);
  const {answer} = useAnswerOnce(acts);
  const Icon = icons[comment.kind];
  const when = [format.relative(comment.createdAt)];
  if (comment.editedAt !== null) when.push(text('commentEdited'));
  if (comment.withdrawnAt !== null) when.push(text('questionWithdrawn'));
  if (isOpen) when.push(text('questionOpen'));
  if (comment.unsent) when.push(text('savedHere'));
  return (
    <ListItem
      icon={<Icon {...small} />}
      tone={isOpen ? 'warn' : 'neutral'}
      title={author}
      text={say(comment)}
      meta={when.join(' · ')}
      isInline
      actions={
        isMine ? (
          <>
            {comment.text !== '' && (
              <IconButton icon={<Pencil {...small} />} label={text('commentEdit')} onPress={() => setEditing(true)} />
            )}
            {isOpen && (
              <IconButton
                icon={<Undo2 {...small} />}
                label={text('questionWithdraw')}
                onPress={() => void acts.withdraw(comment)}
              />
            )}
            <IconButton
              icon={<Trash2 {...small} />}
              label={text('commentDelete')}
              onPress={() => void acts.remove(comment)}
            />
          </>
        ) : undefined
      }
    >
      {isOpen && !isMine && <AnswerButtons question={comment} transaction={transaction} onAnswer={answer} />}
      {isEditing && <EditDialog comment={comment} acts={acts} onClose={() => setEditing(false)} />}
    </ListItem>
  );
}

type EditDialogProps = {readonly comment: Comment; readonly acts: CommentActs; readonly onClose: () => void};

function EditDialog({comment, acts, onClose}: EditDialogProps) {
  const text = useBooksText();
  const form = useForm<{text: string}, unknown>({
    idPrefix: 'edit-comment-',
    start: {text: comment.text},
    check: ({text: typed}) =>
      typed.trim() === '' && comment.says === null ? [{field: 'text', reason: 'comment.text-required'}] : [],
    send: async ({text: typed}) => acts.edit(comment, typed),
  });
  return (
    <FormDialog form={form} title={text('commentEdit')} submitText={text('save')} onClose={onClose} isShort>
      <TextField
        {...form.bind('text')}
        label={text('commentText')}
        maxLength={maxCommentLength}
        isMultiline
        autoFocus
      />
    </FormDialog>
  );
}
