import {proxy} from 'comlink';
import {useEffect, useRef, useState} from 'react';
import type {InvoiceRow} from '#contract/invoices/invoice.ts';
import type {Failure} from '#contract/kernel/failure.ts';
import {useUserId} from '#src/data/database/local-data.tsx';
import {sayInvoice} from '#src/data/invoice-paper/say-invoice.ts';
import type {es as paper} from '#src/data/invoice-paper/text/es.ts';
import type {es as plans} from '#src/data/plans/text/es.ts';
import {saveFile} from '#src/data/save-file.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {loadTexts} from '#src/i18n/load-texts.ts';
import {createText} from '#src/i18n/use-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {archives} from '#src/features/archive/archive-runner.ts';
import {WorkerNotHereError} from '#workers/host/hire-worker.ts';
import type {MadeArchive} from '#workers/archive/make/make-archive.ts';
import {chooseTarget, clearTarget} from './choose-target.ts';
import {nameTables} from './name-tables.ts';

/** How far an archive is. */
export type MakeState =
  | {readonly step: 'idle'}
  | {readonly step: 'making'; readonly share: number}
  | {readonly step: 'made'; readonly made: Omit<MadeArchive, 'blob'>}
  | {readonly step: 'refused'; readonly failure: Failure};

/** What an archive is of: a company by its id and name, or all that is the person's. */
export type Wanted = {readonly companyId: string | null; readonly name: string};

/** Makes archives; leaving the screen ends it, and leaves nothing behind. Rule: ARC5. */
export function useMake() {
  const userId = useUserId();
  const language = useLanguage();
  const format = useFormat();
  const {today} = format;
  const [state, setState] = useState<MakeState>({step: 'idle'});
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const make = async ({companyId, name}: Wanted) => {
    const fileName = `${name}-${today()}.zip`;
    const target = await chooseTarget(fileName);
    if (target === 'nowhere') return;
    const {signal} = (running.current = new AbortController());
    setState({step: 'making', share: 0});
    const hear = proxy((share: number) => {
      if (!signal.aborted) setState((last) => (last.step === 'making' ? {step: 'making', share} : last));
    });
    const file = target === 'downloads' ? null : target;
    const say = proxy(async (row: InvoiceRow) => {
      await Promise.all([loadTexts('invoice-paper', language), loadTexts('plans', language)]);
      const text = createText<typeof paper>('invoice-paper', language);
      return sayInvoice(row, {text, plans: createText<typeof plans>('plans', language), language, format});
    });
    const input = {userId, companyId, language, tableNames: nameTables(language), target: file};
    try {
      const found = await archives.run(async (api) => api.makeArchive(input, hear, say), signal);
      if (!found.ok) {
        await clearTarget(target);
        return setState({step: 'refused', failure: found.failure});
      }
      const {blob, ...made} = found.value;
      if (blob) saveFile(fileName, blob, blob.type);
      return setState({step: 'made', made});
    } catch (error) {
      await clearTarget(target);
      if (signal.aborted) return undefined;
      const reason = error instanceof WorkerNotHereError ? 'archive.not-here' : 'archive.broken';
      setState({step: 'refused', failure: {code: 'unexpected', reason}});
      if (!(error instanceof WorkerNotHereError)) reportError(error);
    }
    return undefined;
  };
  const cancel = () => {
    running.current?.abort();
    setState({step: 'idle'});
  };
  return {state, make, cancel};
}
