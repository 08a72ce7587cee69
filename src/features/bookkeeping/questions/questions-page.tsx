import {useCallback, useState} from 'react';
import {MessageCircleQuestion} from 'lucide-react';
import {listOpenQuestions} from '#contract/bookkeeping/open-questions.ts';
import {useAnswer} from '#src/data/calls/use-answer.ts';
import {useBooks, useBooksEvent} from '#src/data/database/books.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useUserId} from '#src/data/database/local-data.tsx';
import {useRows} from '#src/data/database/use-rows.ts';
import {usePreferences} from '#src/data/device/preferences.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import type {Shortcut} from '#src/ui/list/shortcuts.ts';
import {useScreenKeys} from '#src/ui/list/use-screen-keys.ts';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {listProposals} from '#src/features/bookkeeping/comments/list-proposals.ts';
import {useCommentActs} from '#src/features/bookkeeping/comments/use-comment-acts.ts';
import {useAnswerOnce} from '#src/features/bookkeeping/comments/use-answer-once.ts';
import {sortOldestFirst, useTeam} from '#src/features/bookkeeping/comments/use-comments.ts';
import {useSayComment} from '#src/features/bookkeeping/comments/use-say-comment.ts';
import {useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {withCompany} from '#src/features/bookkeeping/with-company.tsx';
import {QuestionCard} from './question-card.tsx';

/** The proposed answers by their places; for who has single keys on (WCAG 2.1.4). */
const answerKeys: readonly Shortcut<string>[] = ['0', '1', '2'].map((act) => ({
  act,
  key: String(Number(act) + 1),
  scope: 'screen',
}));
const noKeys: typeof answerKeys = [];

export const Screen = withCompany(QuestionsPage, {isWork: true});

/** The open questions about a company's books, one after another: each is answered with one press. Rules: QST4, QST6. */
function QuestionsPage({company}: {readonly company: MyCompany}) {
  const text = useBooksText();
  const places = usePlaces(company.id);
  const {answer, isHeld} = useAnswerOnce(useCommentActs(company.id));
  const team = useTeam(company.id);
  const say = useSayComment();
  const questions = useQuestions(company.id);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  // What was put off comes last, in the order in which it was.
  const placeOf = (id: string): number => skipped.lastIndexOf(id);
  const [question, ...others] = questions?.toSorted((one, other) => placeOf(one.id) - placeOf(other.id)) ?? [];
  const transaction = useTransaction(question?.transactionId ?? null);
  const names = useBooksNames();
  const {hasLetterKeys} = usePreferences();
  useScreenKeys(hasLetterKeys ? answerKeys : noKeys, (place) => {
    if (!question || !names || transaction === undefined) return;
    const category = listProposals(question, names.categories)[Number(place)];
    if (category) void answer(question, {says: 'category', categoryId: category.id}, transaction);
  });
  if (!questions) return null;
  return (
    <>
      <PageHead title={text('ownerQuestionsTitle')} {...(question ? {lead: text('ownerQuestionsLead')} : {})} />
      <Page>
        <VisuallyHidden>
          <span role="status">{question ? say(question) : text('ownerQuestionsDone')}</span>
        </VisuallyHidden>
        <div aria-busy={isHeld}>
          {question && transaction !== undefined && (
            <QuestionCard
              key={question.id}
              question={question}
              transaction={transaction}
              asker={team.nameOf(question.authorId)}
              onAnswer={answer}
              otherCount={others.length}
              onSkip={others.length > 0 ? () => setSkipped((before) => [...before, question.id]) : null}
            />
          )}
        </div>
        {!question && (
          <EmptyState
            icon={<MessageCircleQuestion size={20} aria-hidden />}
            title={text('ownerQuestionsDone')}
            actions={<ButtonLink href={places.books}>{text('seeRows')}</ButtonLink>}
          >
            {text('ownerQuestionsDoneText')}
          </EmptyState>
        )}
      </Page>
    </>
  );
}

/** The open questions of others, the oldest first; undefined while they are read. */
function useQuestions(spaceId: string) {
  const userId = useUserId();
  const rows = useRows('comments', spaceId);
  return rows && sortOldestFirst(listOpenQuestions(rows).filter(({authorId}) => authorId !== userId));
}

/** The movement that is asked about; null where it is there no longer, undefined until the books say so. */
function useTransaction(id: string | null) {
  const books = useBooks();
  const view = useBooksEvent()?.view;
  const ask = useCallback(async () => ({id, row: id === null ? null : await books?.readRow(id)}), [books, id]);
  const answer = useAnswer(books ? ask : null, view?.revision ?? 0);
  // Until the last page is read, one that is not there may still come.
  if (answer?.id !== id || answer.row === undefined || (answer.row === null && view?.state !== 'ready'))
    return undefined;
  return answer.row;
}
