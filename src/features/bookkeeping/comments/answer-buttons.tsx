import {useState} from 'react';
import {maxCommentLength, proposalFields} from '#contract/bookkeeping/comment.ts';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Kbd} from '#src/ui/display/kbd.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {CommentActs} from './use-comment-acts.ts';
import type {Comment} from './use-comments.ts';

type AnswerButtonsProps = {
  readonly question: Comment;
  /** As it is now; null where it is there no longer. */
  readonly transaction: TransactionRow | null;
  readonly acts: CommentActs;
  /** Large, with the keys of the proposed answers. */
  readonly isLarge?: boolean;
  readonly onAnswered?: () => void;
};

/** The categories that a question proposes, the likeliest first. */
export function listProposals(question: Comment): string[] {
  return proposalFields.flatMap((field) => question[field] ?? []);
}

/** The answers to a question: one press each, and own words. Rule: QST4. */
export function AnswerButtons({question, transaction, acts, isLarge = false, onAnswered}: AnswerButtonsProps) {
  const text = useBooksText();
  const names = useBooksNames();
  const [isWriting, setWriting] = useState(false);
  const answer = async (given: Parameters<CommentActs['answer']>[1]) => {
    const done = await acts.answer(question, given, transaction);
    if (done.ok) onAnswered?.();
    return done;
  };
  const look = {size: isLarge ? 'large' : 'small', isWide: true} as const;
  return (
    <Stack gap={2}>
      {listProposals(question).flatMap((categoryId, place) => {
        const name = names?.categoryName(categoryId);
        return name
          ? [
              <Button
                key={categoryId}
                {...look}
                {...(isLarge && {end: <Kbd>{String(place + 1)}</Kbd>, keyShortcuts: String(place + 1)})}
                onPress={() => void answer({says: 'category', categoryId})}
              >
                {name}
              </Button>,
            ]
          : [];
      })}
      <Button {...look} onPress={() => void answer({says: 'personal'})}>
        {text('says_personal')}
      </Button>
      <Button {...look} onPress={() => void answer({says: 'unknown'})}>
        {text('says_unknown')}
      </Button>
      <Button {...look} look="quiet" onPress={() => setWriting(true)}>
        {text('answerOwn')}
      </Button>
      {isWriting && (
        <OwnAnswer onSend={async (typed) => answer({says: null, text: typed})} onClose={() => setWriting(false)} />
      )}
    </Stack>
  );
}

type OwnAnswerProps = {
  readonly onSend: (typed: string) => ReturnType<CommentActs['answer']>;
  readonly onClose: () => void;
};

function OwnAnswer({onSend, onClose}: OwnAnswerProps) {
  const text = useBooksText();
  const form = useForm<{text: string}, unknown>({
    idPrefix: 'answer-',
    start: {text: ''},
    check: ({text: typed}) => (typed.trim() === '' ? [{field: 'text', reason: 'comment.text-required'}] : []),
    send: async ({text: typed}) => onSend(typed),
  });
  return (
    <FormDialog form={form} title={text('answerOwn')} submitText={text('answerSend')} onClose={onClose} isShort>
      <TextField {...form.bind('text')} label={text('answerText')} maxLength={maxCommentLength} isMultiline autoFocus />
    </FormDialog>
  );
}
