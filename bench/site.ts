import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {findBrowserProgram} from './stage/browser.ts';
import {makeProductServer} from './stage/product-server.ts';

/**
 * Measures public pages as a first visitor on a slow phone meets them: 4 times slower processor, 1.6 Mbit/s, 150 ms, nothing kept.
 * `npm run bench -- site [--runs 5] [--page /es]…`; a visitor's wizards with `--page /es/create-company`. Source: the figures of the public site; Lighthouse's "slow 4G".
 */
const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '5'},
    port: {type: 'string', default: '3360'},
    page: {
      type: 'string',
      multiple: true,
      default: ['/es', '/en', '/pt', '/es/blogs', '/es/blogs/boi-report', '/es/faq'],
    },
  },
});

/** What one visit showed. Times in milliseconds; bytes as they came over the line. */
type Visit = {
  readonly largestPaint: number;
  readonly shift: number;
  readonly blocked: number;
  readonly scriptBytes: number;
  /** Of these, what had come when the largest paint was there: what follows keeps nobody from seeing. */
  readonly firstScriptBytes: number;
  readonly allBytes: number;
};

/** What the page itself has seen of it. `beganAt`: milliseconds since 1970. */
type Seen = Pick<Visit, 'largestPaint' | 'shift' | 'blocked'> & {readonly beganAt: number};

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};

/** A page is watched until nothing has come for so long after its load: what comes late counts too. */
const watchMs = 2_500;

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'faro-site-bench-'));
const server = makeProductServer({port: Number(values.port), dataDir});
await server.start();
const browser = await chromium.launch({
  executablePath: findBrowserProgram(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
console.log('| page | largest paint, ms | shift | blocked, ms | scripts before it, kB | scripts, kB | all, kB |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
try {
  for (const address of values.page) {
    const visits: Visit[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) visits.push(await visit(browser, server.url + address));
    const of = (key: keyof Visit) => median(visits.map((one) => one[key]));
    const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
    console.log(
      `| ${address} | ${Math.round(of('largestPaint'))} | ${of('shift').toFixed(4)} | ${Math.round(of('blocked'))} | ${kilobytes(of('firstScriptBytes'))} | ${kilobytes(of('scriptBytes'))} | ${kilobytes(of('allBytes'))} |`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, {recursive: true, force: true});
}

async function visit(from: Browser, url: string): Promise<Visit> {
  const context = await from.newContext({viewport: {width: 410, height: 823}, deviceScaleFactor: 2, isMobile: true});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const sizes: {type: string; bytes: number; at: number}[] = [];
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({requestId, type}) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
    sizes.push({type: kinds.get(requestId) ?? '', bytes: encodedDataLength, at: Date.now()}),
  );
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.addInitScript(observe);
  await page.goto(url, {waitUntil: 'load'});
  for (let heard = -1; heard < sizes.length;) {
    heard = sizes.length;
    await page.waitForTimeout(watchMs);
  }
  const {beganAt, ...seen} = await page.evaluate(() => (globalThis as unknown as {seen: Seen}).seen);
  await context.close();
  const sum = (chosen: readonly {bytes: number}[]) => chosen.reduce((total, {bytes}) => total + bytes, 0);
  const scripts = sizes.filter(({type}) => type === 'Script');
  const first = scripts.filter(({at}) => at <= beganAt + seen.largestPaint);
  return {...seen, scriptBytes: sum(scripts), firstScriptBytes: sum(first), allBytes: sum(sizes)};
}

/** Runs in the page, before it: keeps what the browser reports. */
function observe(): void {
  const seen = {beganAt: performance.timeOrigin, largestPaint: 0, shift: 0, blocked: 0};
  Object.assign(globalThis, {seen});
  const watch = (type: string, see: (entry: PerformanceEntry & {value?: number; hadRecentInput?: boolean}) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => see(entry))).observe({type, buffered: true});
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput !== true) seen.shift += entry.value ?? 0;
  });
  // What of a task is over 50 ms keeps a finger waiting.
  watch('longtask', (entry) => {
    seen.blocked += Math.max(0, entry.duration - 50);
  });
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
