import {useEffect, useRef, useState} from 'react';
import {succeed} from '#contract/kernel/failure.ts';
import type {CommentActs} from './use-comment-acts.ts';

/** A second tap comes within this time; whoever reads the next question needs longer. */
const holdMs = 500;

/**
 * Lets one answer through, and the next one only a moment after it was kept: a second tap neither answers twice nor answers the question that came
 * in its place. Own words are sent from a dialog and pass. `isHeld` while taps answer nothing. Rule: QST4.
 */
export function useAnswerOnce({answer}: CommentActs): {answer: CommentActs['answer']; isHeld: boolean} {
  const [isHeld, setHeld] = useState(false);
  // Two taps may come before anything is drawn.
  const hold = useRef<'free' | 'answering' | number>('free');
  useEffect(
    () => () => {
      if (typeof hold.current === 'number') clearTimeout(hold.current);
    },
    [],
  );
  const free = () => {
    hold.current = 'free';
    setHeld(false);
  };
  return {
    isHeld,
    answer: async (question, given, transaction) => {
      if (given.says === null) return answer(question, given, transaction);
      if (hold.current !== 'free') return succeed(null);
      hold.current = 'answering';
      setHeld(true);
      const done = await answer(question, given, transaction);
      hold.current = window.setTimeout(free, done.ok ? holdMs : 0);
      return done;
    },
  };
}
