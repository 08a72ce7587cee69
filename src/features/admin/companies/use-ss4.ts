import {useCallback, useState} from 'react';
import {usStateCodes} from '#contract/companies/us-states.data.ts';
import type {CompanyWay} from '#contract/companies/read-company-way.ts';
import {responsibleOf} from '#contract/desk/form-lines.ts';
import {writeSs4} from '#contract/desk/write-ss4.ts';
import type {Failure} from '#contract/kernel/failure.ts';
import {openSealedNumber} from '#contract/orders/open-sealed-number.ts';
import {readFiling} from '#contract/orders/read-filing.ts';
import {callServer} from '#src/data/calls/server.ts';
import {jobs} from '#src/data/jobs.ts';
import {saveFile} from '#src/data/save-file.ts';

/** Where the form is; `open` names the lines that are filled in by hand. */
export type Ss4Stage =
  | {readonly step: 'idle' | 'making'}
  | {readonly step: 'failed'; readonly failure: Failure}
  | {readonly step: 'done'; readonly open: readonly string[]};

/**
 * Fills a Form SS-4 in the worker and gives it to the browser's downloads. The responsible party's number is opened for it, which the owner can
 * read, and is in memory alone. Rule: SSF3.
 */
export function useSs4(orderId: string, way: CompanyWay): {stage: Ss4Stage; fill: () => Promise<void>} {
  const [stage, setStage] = useState<Ss4Stage>({step: 'idle'});
  const fill = useCallback(async () => {
    setStage({step: 'making'});
    const refuse = (failure: Failure) => setStage({step: 'failed', failure});
    const order = await callServer(readFiling, {id: orderId});
    if (!order.ok) return refuse(order.failure);
    const responsible = responsibleOf(order.value.partners);
    let number: string | null = null;
    if (responsible && responsible.taxId !== null) {
      const wanted = {orderId, partnerId: responsible.id, field: 'taxId', why: 'filing'} as const;
      const opened = await callServer(openSealedNumber, wanted);
      if (!opened.ok) return refuse(opened.failure);
      ({number} = opened.value);
    }
    const state = usStateCodes.find((code) => code === way.state) ?? null;
    const facts = {name: way.name, state, constitutedOn: way.formation.constitutedOn, order: order.value, number};
    const written = writeSs4(facts);
    const made = await jobs.run(async (api) => api.fillSs4(written), new AbortController().signal);
    if (!made.ok) return refuse(made.failure);
    saveFile(`SS-4 ${way.name}.pdf`, new Uint8Array(made.value), 'application/pdf');
    return setStage({step: 'done', open: written.open});
  }, [orderId, way]);
  return {stage, fill};
}
