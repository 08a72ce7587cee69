import {useEffect, useState} from 'react';

/**
 * What the books answer to a question, asked anew with every revision of them; the last answer stays until the next is there.
 *
 * @param ask the same function as long as the question is the same; null asks nothing.
 * @returns undefined before the first answer.
 */
export function useAnswer<Value>(ask: (() => Promise<Value>) | null, revision: number): Value | undefined {
  const [answer, setAnswer] = useState<{revision: number; value: Value}>();
  useEffect(() => {
    if (!ask) return undefined;
    let isCurrent = true;
    ask()
      .then((value) => {
        if (isCurrent) setAnswer({revision, value});
      })
      .catch((error: unknown) => {
        if (isCurrent) reportError(error);
      });
    return () => {
      isCurrent = false;
    };
  }, [ask, revision]);
  return answer?.value;
}
