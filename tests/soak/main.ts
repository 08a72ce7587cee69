import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {cpus} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parts} from './parts.ts';
import type {Figures, Line, Part} from './part.ts';

const {values} = parseArgs({
  options: {only: {type: 'string', multiple: true}, fresh: {type: 'boolean', default: false}},
});
const chosen = parts.filter(({name}) => values.only === undefined || values.only.includes(name));
if (chosen.length === 0) throw new Error(`no such part; there are ${parts.map(({name}) => name).join(', ')}`);

/** Where the rounds that are done are kept, so that a run that was ended goes on where it was. */
const folder = path.resolve('.cache/soak');
await mkdir(folder, {recursive: true});
const fileOf = ({name}: Part): string => path.join(folder, `${name}.json`);

for (const part of chosen) await finish(part).catch(tell);
const lines: Line[] = [];
for (const part of parts) {
  const done = await readDone(part);
  if (done.length === part.rounds) lines.push(...part.describe(done));
  else if (done.length > 0) console.error(`${part.name}: ${done.length} of ${part.rounds} rounds are done`);
}
const [cpu] = cpus();
console.log(
  `${cpus().length} processors (${cpu?.model.trim() ?? 'unknown'}), Node ${process.version}.\n\n${toTable(lines)}`,
);
if (lines.some(({ok}) => !ok)) process.exitCode = 1;

async function finish(part: Part): Promise<void> {
  const done = values.fresh ? [] : await readDone(part);
  if (done.length === part.rounds) return;
  console.error(`${part.name}: ${part.rounds - done.length} rounds …`);
  await part.run(done.length, async (figures) => {
    done.push(figures);
    await writeFile(fileOf(part), JSON.stringify(done));
    console.error(`${part.name}: ${done.length} of ${part.rounds} ${JSON.stringify(figures)}`);
  });
}

async function readDone(part: Part): Promise<Figures[]> {
  const text = await readFile(fileOf(part), 'utf8').catch(() => '[]');
  // Written by this program.
  return JSON.parse(text) as Figures[];
}

/** A part that fails is told; the others still count. */
function tell(error: unknown): void {
  console.error(error);
  process.exitCode = 1;
}

function toTable(all: readonly Line[]): string {
  const rows = all.map(({what, found, wanted, ok}) => [what, found, wanted, ok ? 'ok' : '**missed**']);
  const table = [['what', 'found', 'at least', ''], ['---', '---', '---', '---'], ...rows];
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
