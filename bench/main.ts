import {parseArgs} from 'node:util';
import type {Figure, Line} from './kit/figure.ts';
import {longTasks} from './kit/cost.ts';
import {describeMachine, toTable} from './kit/report.ts';
import {round} from './kit/statistics.ts';
import {makeStage} from './stage/stage.ts';
import {accounting} from './figures/accounting.ts';
import {archive} from './figures/archive.ts';
import {companies} from './figures/companies.ts';
import {coldStart} from './figures/cold-start.ts';
import {bulk, sqlite} from './figures/bulk.ts';
import {key} from './figures/edit.ts';
import {filter} from './figures/filter.ts';
import {importFile} from './figures/import-file.ts';
import {list} from './figures/list.ts';
import {memory} from './figures/memory.ts';
import {draftKills} from './figures/draft-kills.ts';
import {letter} from './figures/letter.ts';
import {paidOrder} from './figures/paid-order.ts';
import {pending} from './figures/pending.ts';
import {pull} from './figures/pull.ts';
import {push} from './figures/push.ts';
import {resume} from './figures/resume.ts';
import {learn} from './figures/learn.ts';
import {review} from './figures/review.ts';
import {scan} from './figures/scan.ts';
import {secondLog} from './figures/second-log.ts';
import {statement} from './figures/statement.ts';
import {wizardStep} from './figures/wizard-step.ts';

/** Every figure; those that change the server's rows come last. */
const figures: readonly Figure[] = [
  importFile,
  coldStart,
  companies,
  list,
  accounting,
  filter,
  bulk,
  sqlite,
  key,
  review,
  learn,
  pending,
  secondLog,
  memory,
  statement,
  archive,
  wizardStep,
  letter,
  scan,
  resume,
  draftKills,
  paidOrder,
  pull,
  push,
];

const {values} = parseArgs({
  options: {
    only: {type: 'string', multiple: true},
    runs: {type: 'string', default: '5'},
    port: {type: 'string', default: '3350'},
  },
});
const chosen = figures.filter(({name}) => values.only === undefined || values.only.includes(name));
if (chosen.length === 0) throw new Error(`no such figure; there are ${figures.map(({name}) => name).join(', ')}`);

const stage = await makeStage(Number(values.port));
const lines: Line[] = [];
try {
  for (const figure of chosen) {
    console.error(`${figure.name} …`);
    const found = await figure.run(stage, Number(values.runs)).catch((error: unknown) => {
      // The others still count; this one is reported as it is.
      console.error(error);
      process.exitCode = 1;
      return [brokenLine(figure.name)];
    });
    await stage.server.start();
    await stage.site.start();
    lines.push(...found);
    console.error(toTable(found).split('\n').slice(2).join('\n'));
  }
  const browser = await stage.openNew();
  const version = browser.context.browser()?.version() ?? 'unknown';
  await browser.discard();
  lines.push({
    what: 'tasks over 50 ms on the main thread, in all of these',
    measured: longTasks.map(({what, tasks}) => `${what}: ${tasks.map(round).join(', ')} ms`).join('; ') || 'none',
    reference: '–',
    ratio: '–',
    limit: 'none',
    ok: longTasks.length === 0,
  });
  console.log(`${describeMachine(`Chromium ${version}`)}; ${values.runs} runs each, medians.\n\n${toTable(lines)}`);
} finally {
  await stage.close();
}

function brokenLine(name: string): Line {
  return {what: name, measured: 'ended by an error', reference: '–', ratio: '–', limit: '–', ok: false};
}
