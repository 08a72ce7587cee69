import {useMemo} from 'react';
import {bringBack} from '#sync/attention/bring-back.ts';
import {settleAttention, type Verdict} from '#sync/attention/settle-attention.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {makeNow} from '#src/data/make-now.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {showToast} from '#src/ui/feedback/toast-queue.ts';

/** Carries a person's decisions out, and takes them back. */
export type Decide = {
  /** `said` is what the toast says, beside the way back. */
  readonly settle: (verdicts: readonly Verdict[], said: string) => Promise<void>;
  readonly bringBack: (id: string) => Promise<void>;
};

/** See {@link Decide}. */
export function useDecide(): Decide {
  const text = useText<typeof es>('activity');
  const database = useLocalDatabase();
  return useMemo(() => {
    const takeBack = async (id: string) => {
      if (await bringBack(database, id, makeNow())) showToast({text: text('broughtBack')});
    };
    return {
      bringBack: takeBack,
      settle: async (verdicts, said) => {
        const id = await settleAttention(database, makeNow(), verdicts);
        if (id === null) return;
        const undo = () => void takeBack(id).catch(reportError);
        showToast({text: said, action: {label: text('undo'), onPress: undo}});
      },
    };
  }, [database, text]);
}
