import {useCallback, useEffect, useRef, useState} from 'react';
import type {AccountRow} from '#contract/bookkeeping/account.ts';
import {monthBounds} from '#contract/kernel/dates.ts';
import {useBooks} from '#src/data/database/books.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import type {AccountPeriod} from '#workers/books/api.ts';
import type {Statement} from '#workers/statement-pdf/input.ts';
import {jobs} from '#src/data/jobs.ts';

/** Where the making of a statement is. */
export type StatementStage =
  | {readonly step: 'idle'}
  | {readonly step: 'making'}
  | {readonly step: 'failed'}
  | {readonly step: 'ready'; readonly statement: Statement; readonly period: AccountPeriod; readonly address: string};

/** Makes the PDF of one account and month in the worker; leaving or cancelling calls it off. Another choice is another component's. */
export function useStatement(company: MyCompany, account: AccountRow, month: string) {
  const books = useBooks();
  const language = useLanguage();
  const {timeZone} = useFormat();
  const [stage, setStage] = useState<StatementStage>({step: 'idle'});
  const running = useRef<AbortController | null>(null);
  const shownAddress = useRef<string | null>(null);

  const clear = useCallback(() => {
    running.current?.abort();
    running.current = null;
    if (shownAddress.current !== null) URL.revokeObjectURL(shownAddress.current);
    shownAddress.current = null;
    setStage({step: 'idle'});
  }, []);
  useEffect(() => clear, [clear]);

  const make = useCallback(() => {
    if (!books) return;
    clear();
    const controller = new AbortController();
    running.current = controller;
    const run = async () => {
      setStage({step: 'making'});
      const period = await books.readPeriod(account.id, month);
      const {firstDay, lastDay} = monthBounds(month);
      const input = {
        language,
        company: {name: company.name, type: company.type, state: company.state},
        account: {
          name: account.name,
          bank: account.bank,
          numberEnding: account.numberEnding,
          routingEnding: null,
          currency: account.currency,
        },
        periodStart: firstDay,
        periodEnd: lastDay,
        ...period,
        generatedAt: new Date().toISOString(),
        timeZone,
      };
      const made = await jobs.run(async (api) => api.makeStatement(input), controller.signal);
      if (controller.signal.aborted) return;
      if (!made.ok) return setStage({step: 'failed'});
      const address = URL.createObjectURL(new Blob([new Uint8Array(made.value.bytes)], {type: 'application/pdf'}));
      shownAddress.current = address;
      setStage({step: 'ready', statement: made.value, period, address});
    };
    run().catch((error: unknown) => {
      if (controller.signal.aborted) return;
      reportError(error);
      setStage({step: 'failed'});
    });
  }, [books, account, month, language, company, timeZone, clear]);

  return {stage, make, cancel: clear};
}
