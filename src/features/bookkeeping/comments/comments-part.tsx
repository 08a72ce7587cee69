import {useState} from 'react';
import {MessageCircleQuestion} from 'lucide-react';
import {maxCommentLength, maxCommentsPerTransaction} from '#contract/bookkeeping/comment.ts';
import {listOpenQuestions} from '#contract/bookkeeping/open-questions.ts';
import {useUserId} from '#src/data/database/local-data.tsx';
import {useForm} from '#src/data/forms/use-form.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {Form} from '#src/ui/form/form.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import type {ListedRow} from '#workers/books/api.ts';
import {AskDialog} from './ask-dialog.tsx';
import {CommentItem} from './comment-item.tsx';
import {useCommentActs, type CommentActs} from './use-comment-acts.ts';
import {useComments, useTeam} from './use-comments.ts';

type CommentsPartProps = {readonly spaceId: string; readonly row: ListedRow};

/** What the team says of one movement, and what is asked of the owner. Rules: CMM1, CMM2, QST1. */
export function CommentsPart({spaceId, row}: CommentsPartProps) {
  const text = useBooksText();
  const userId = useUserId();
  const comments = useComments(spaceId, row.id);
  const team = useTeam(spaceId);
  const acts = useCommentActs(spaceId);
  const [isAsking, setAsking] = useState(false);
  if (!comments) return null;
  const openIds = new Set(listOpenQuestions(comments).map(({id}) => id));
  const isFull = comments.length >= maxCommentsPerTransaction;
  return (
    <DetailPart>
      <Stack gap={2}>
        <SectionHead title={text('comments')} {...(comments.length > 0 ? {count: comments.length} : {})} />
        {comments.length > 0 && (
          <ItemList label={text('comments')}>
            {comments.map((comment) => (
              <CommentItem
                key={comment.id}
                comment={comment}
                author={team.nameOf(comment.authorId)}
                isMine={comment.authorId === userId}
                isOpen={openIds.has(comment.id)}
                transaction={row}
                acts={acts}
              />
            ))}
          </ItemList>
        )}
        {isFull ? (
          <Text tone="muted">{text('commentsFull')}</Text>
        ) : (
          <NewComment key={row.id} transactionId={row.id} acts={acts} />
        )}
        {!isFull && team.hasOtherOwner && (
          <Row>
            <Button icon={<MessageCircleQuestion size={16} aria-hidden />} onPress={() => setAsking(true)}>
              {text('askOwner')}
            </Button>
          </Row>
        )}
      </Stack>
      {isAsking && <AskDialog row={row} acts={acts} onClose={() => setAsking(false)} />}
    </DetailPart>
  );
}

/** What was typed of each movement and not sent yet: who looks at another one meanwhile finds it again. */
const typedOf = new Map<string, string>();

/** What is typed stays until it is kept. Rule: CMM3. */
function NewComment({transactionId, acts}: {readonly transactionId: string; readonly acts: CommentActs}) {
  const text = useBooksText();
  const form = useForm<{text: string}, unknown>({
    idPrefix: 'comment-',
    start: {text: typedOf.get(transactionId) ?? ''},
    check: ({text: typed}) => (typed.trim() === '' ? [{field: 'text', reason: 'comment.text-required'}] : []),
    send: async ({text: typed}) => acts.write(transactionId, typed),
    onChange: ({text: typed}) => typedOf.set(transactionId, typed),
    onDone: () => {
      form.change({text: ''});
      typedOf.delete(transactionId);
    },
  });
  return (
    <Form onSubmit={() => void form.submit()}>
      <TextField
        {...form.bind('text')}
        label={text('commentNew')}
        hint={text('commentsNone')}
        maxLength={maxCommentLength}
        size="small"
        isMultiline
      />
      <Row>
        <Button type="submit" isPending={form.isSending}>
          {text('commentSend')}
        </Button>
      </Row>
    </Form>
  );
}
