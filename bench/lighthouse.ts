import {appendFile, mkdir, mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {median} from './kit/statistics.ts';
import {loadLighthouse, type Audit} from './stage/lighthouse-tool.ts';
import {makeProductServer} from './stage/product-server.ts';

/**
 * Lighthouse on every page of the sitemap, in Debian's Chromium against the real server: medians, what falls short, the least of each category.
 * `npm run bench -- lighthouse [--runs 5] [--page /es]… [--category seo]… [--fresh]`. Without the category performance nothing is slowed down,
 * and a page takes some seconds. What was measured of this build is kept and not measured again, so a run that was ended goes on where it was.
 * Source: the figures of the public site: performance at least 95, the others 100.
 */
const wanted = {performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1} as const;

type Category = keyof typeof wanted;
type Scores = Readonly<Partial<Record<Category, number>>>;

/** One visit as it is kept, one to a line. */
type Visit = {
  readonly build: string;
  readonly slowed: boolean;
  readonly page: string;
  readonly scores: Scores;
  /** The audits that cost points, with what they point at. */
  readonly faults: readonly string[];
};

const {values} = parseArgs({
  options: {
    runs: {type: 'string'},
    port: {type: 'string', default: '3370'},
    page: {type: 'string', multiple: true},
    category: {type: 'string', multiple: true, default: Object.keys(wanted)},
    fresh: {type: 'boolean', default: false},
  },
});
const categories = values.category.map((name) => {
  if (!isCategory(name)) throw new Error(`no such category; there are ${Object.keys(wanted).join(', ')}`);
  return name;
});
const slowed = categories.includes('performance');
// Only speed differs from one visit to the next.
const runs = Number(values.runs ?? (slowed ? 5 : 1));

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, '.cache/lighthouse');
const file = path.join(folder, 'visits.jsonl');
await mkdir(folder, {recursive: true});
if (values.fresh) await rm(file, {force: true});
const build = await readFile(path.join(root, 'dist/.source-hash'), 'utf8');
const visits = (await readVisits()).filter((one) => one.build === build && one.slowed === slowed);

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'faro-lighthouse-'));
const server = makeProductServer({port: Number(values.port), dataDir});
const debugPort = Number(values.port) + 1;
const lighthouse = await loadLighthouse(folder);
await server.start();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${debugPort}`],
});
const pages = values.page ?? (await listPages());
try {
  // All pages once, then all again: what disturbs the machine for a minute spoils one visit of some pages, not every visit of one.
  for (let run = 1; run <= runs; run += 1) {
    for (const page of pages) {
      if (visitsOf(page).length < run) await visit(page);
    }
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, {recursive: true, force: true});
}
report();

async function visit(page: string): Promise<void> {
  const found = await lighthouse(server.url + page, {port: debugPort, categories, slowed});
  const scores = Object.fromEntries(categories.map((name) => [name, found.scores[name] ?? 0]));
  const faults = found.faults.map(describeFault);
  const one: Visit = {build, slowed, page, scores, faults};
  visits.push(one);
  await appendFile(file, `${JSON.stringify(one)}\n`);
  console.error(`${page}: ${categories.map((name) => `${name} ${toPoints(scores[name])}`).join(', ')}`);
}

function report(): void {
  const rows = pages.map((page) => ({page, visits: visitsOf(page).slice(0, runs)}));
  const scoreOf = (row: (typeof rows)[number], name: Category) =>
    median(row.visits.map(({scores}) => scores[name] ?? 0));
  const short = rows.filter((row) => categories.some((name) => scoreOf(row, name) < wanted[name]));
  if (short.length > 0) {
    console.log(
      `| page | ${categories.join(' | ')} | why |\n| --- | ${categories.map(() => '---').join(' | ')} | --- |`,
    );
    for (const row of short) {
      const points = categories.map((name) => toPoints(scoreOf(row, name)));
      const why = [...new Set(row.visits.flatMap(({faults}) => faults))].join('; ');
      console.log(`| ${row.page} | ${points.join(' | ')} | ${why} |`);
    }
  }
  for (const name of categories) {
    const [least] = rows.toSorted((a, b) => scoreOf(a, name) - scoreOf(b, name));
    if (!least) continue;
    const aim = toPoints(wanted[name]);
    console.log(`${name}: least ${toPoints(scoreOf(least, name))} (${least.page}), wanted ${aim}`);
  }
  console.log(`${pages.length} pages, median of ${runs}, ${short.length} fall short`);
  if (short.length > 0) process.exitCode = 1;
}

/** The visits of a page that measured everything that is asked for now. */
function visitsOf(page: string): Visit[] {
  return visits.filter((one) => one.page === page && categories.every((name) => one.scores[name] !== undefined));
}

async function readVisits(): Promise<Visit[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Visit);
}

async function listPages(): Promise<string[]> {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
}

function describeFault({id, displayValue, items}: Audit): string {
  const where = items.slice(0, 3).join(', ');
  return `${id}${displayValue === '' ? '' : ` ${displayValue}`}${where === '' ? '' : ` (${where})`}`.replaceAll(
    '|',
    '¦',
  );
}

function toPoints(score: number | undefined): string {
  return String(Math.round((score ?? 0) * 100));
}

function isCategory(name: string): name is Category {
  return Object.hasOwn(wanted, name);
}
