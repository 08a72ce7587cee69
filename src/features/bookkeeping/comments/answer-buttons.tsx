import {useState} from 'react';
import {maxCommentLength} from '#contract/bookkeeping/comment.ts';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import {usePreferences} from '#src/data/device/preferences.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Kbd} from '#src/ui/display/kbd.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {nameCategory, useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {listProposals} from './list-proposals.ts';
import type {CommentActs} from './use-comment-acts.ts';
import type {Comment} from './use-comments.ts';

type AnswerButtonsProps = {
  readonly question: Comment;
  /** As it is now; null where it is there no longer. */
  readonly transaction: TransactionRow | null;
  readonly onAnswer: CommentActs['answer'];
  /** Large, with the keys of the proposed answers. */
  readonly isLarge?: boolean;
};

/** The answers to a question: one press each, and own words. Rule: QST4. */
export function AnswerButtons({question, transaction, onAnswer, isLarge = false}: AnswerButtonsProps) {
  const text = useBooksText();
  const names = useBooksNames();
  const [isWriting, setWriting] = useState(false);
  const {hasLetterKeys} = usePreferences();
  const answer = async (given: Parameters<CommentActs['answer']>[1]) => onAnswer(question, given, transaction);
  const look = {size: isLarge ? 'large' : 'small', isWide: true} as const;
  return (
    <Stack gap={2}>
      {listProposals(question, names?.categories ?? []).map((category, place) => (
        <Button
          key={category.id}
          {...look}
          {...(isLarge && hasLetterKeys && {end: <Kbd>{String(place + 1)}</Kbd>, keyShortcuts: String(place + 1)})}
          onPress={() => void answer({says: 'category', categoryId: category.id})}
        >
          {nameCategory(category, text)}
        </Button>
      ))}
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
