import {useEffect, useState} from 'react';
import type {judgePassword} from '#contract/account/judge-password.ts';
import {loadJudge} from './load-judge.ts';

/** What passwords are judged by as they are typed; undefined until it is wanted and here, null where it cannot be had. Rule: ACC38. */
export function useJudge(isWanted: boolean): typeof judgePassword | null | undefined {
  const [judge, setJudge] = useState<typeof judgePassword | null>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void loadJudge().then((loaded) => {
      if (isCurrent) setJudge(() => loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return judge;
}
