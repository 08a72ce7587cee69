import {Lock} from 'lucide-react';
import type {TransactionRow} from '#contract/bookkeeping/transaction.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {FigureLine} from '#src/ui/grid/bars/figure-line.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {AnswerButtons} from '#src/features/bookkeeping/comments/answer-buttons.tsx';
import type {CommentActs} from '#src/features/bookkeeping/comments/use-comment-acts.ts';
import type {Comment} from '#src/features/bookkeeping/comments/use-comments.ts';
import {useSayComment} from '#src/features/bookkeeping/comments/use-say-comment.ts';
import {nameRow} from '#src/features/bookkeeping/list/rows/row-words.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type QuestionCardProps = {
  readonly question: Comment;
  /** Null where it was deleted meanwhile. */
  readonly transaction: TransactionRow | null;
  readonly asker: string;
  readonly onAnswer: CommentActs['answer'];
  /** How many wait behind it. */
  readonly otherCount: number;
  /** Puts it behind the others; null where there are none. */
  readonly onSkip: (() => void) | null;
};

/** One question: about which movement, who asks, and the answers. Rules: QST4, QST5. */
export function QuestionCard({question, transaction, asker, onAnswer, otherCount, onSkip}: QuestionCardProps) {
  const text = useBooksText();
  const format = useFormat();
  const say = useSayComment();
  return (
    <Card>
      <Stack gap={4}>
        {transaction ? (
          <Stack gap={1}>
            <FigureLine figure={format.signedMoney(transaction.amountUnits, transaction.currency)}>
              {format.day(transaction.date, 'medium')}
            </FigureLine>
            <Text isStrong>{nameRow(transaction)}</Text>
            {transaction.merchant !== null && (
              <Text tone="muted" size="small">
                {transaction.description}
              </Text>
            )}
          </Stack>
        ) : (
          <Banner tone="warn" shape="boxed">
            {text('questionGone')}
          </Banner>
        )}
        {transaction && transaction.blockedReason !== null && (
          <Banner tone="warn" shape="boxed">
            <Lock size={16} aria-hidden /> {text('questionLocked')}
          </Banner>
        )}
        <Stack gap={1}>
          <Text tone="muted" size="small">
            {text('questionBy', {name: asker, when: format.relative(question.createdAt)})}
          </Text>
          <Text isStrong>{say(question)}</Text>
        </Stack>
        <AnswerButtons question={question} transaction={transaction} onAnswer={onAnswer} isLarge />
        {onSkip && (
          <Row isSpread>
            <Text tone="muted" size="small">
              {text('ownerQuestionsMore', {count: otherCount})}
            </Text>
            <Button look="quiet" onPress={onSkip}>
              {text('questionSkip')}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
