import {glob, mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type BrowserContext, type Page} from '@playwright/test';
import {accessTable} from '#contract/kernel/access.ts';
import type {FeatureRoute} from '#src/routing/route.ts';
import {watchShifts, type Shift} from './kit/shifts.ts';
import {findBrowserProgram} from './stage/browser.ts';
import {makeProductServer} from './stage/product-server.ts';

/**
 * Measures by how much every screen moves under its reader while it arrives, by the browser's own words (Layout Instability, all shifts
 * added up): every screen of every `route.ts`, as a visitor who never was here, and as the demo's people whose rows are on the device;
 * on a phone and on a desktop, with a processor four times slower. `npm run bench -- shift [--page activity]…`
 */
const {values} = parseArgs({
  options: {port: {type: 'string', default: '3370'}, page: {type: 'string', multiple: true}},
});

/** No more than this on any screen. Source: web.dev asks for 0.1. */
const limit = 0.05;
const slowdown = 4;
/** A screen is watched until it has not changed for so long. */
const quietMs = 1_000;
const longestMs = 15_000;

const sizes = {
  phone: {viewport: {width: 410, height: 823}, isMobile: true, hasTouch: true, deviceScaleFactor: 2},
  desktop: {viewport: {width: 1_284, height: 800}},
} as const;
type Size = keyof typeof sizes;

type Found = {readonly screen: string; readonly size: Size; readonly shifts: readonly Shift[]};

const people = {visitor: null, user: 'ana@faro.example', admin: 'admin@faro.example'} as const;
type Who = keyof typeof people;

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'faro-shift-'));
const server = makeProductServer({port: Number(values.port), dataDir, hasDemo: true});
const browser = await chromium.launch({executablePath: findBrowserProgram(), args: ['--no-sandbox', '--disable-gpu']});
try {
  await server.start();
  const routes = await readRoutes();
  const found: Found[] = [];
  for (const size of ['phone', 'desktop'] as const) {
    for (const who of ['visitor', 'user', 'admin'] as const) found.push(...(await visitAll(routes, who, size)));
  }
  report(found);
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, {recursive: true, force: true, maxRetries: 10, retryDelay: 100});
}

async function readRoutes(): Promise<FeatureRoute[]> {
  const routes: FeatureRoute[] = [];
  for await (const file of glob('src/{features,shell}/*/route.ts')) {
    // Every `route.ts` exports its screens under this name.
    const module = (await import(path.resolve(file))) as {routes: readonly FeatureRoute[]};
    routes.push(...module.routes);
  }
  // Leaving the device signs the person out: it comes last, and shows nothing.
  return routes.filter((route) => route.path !== 'start-over');
}

/** Public pages are a visitor's; of the rest, a kind of person sees what their line of the access table allows. */
function isFor(route: FeatureRoute, who: Who): boolean {
  return route.access === 'anyone' ? who === 'visitor' : accessTable[route.access][who] && !isShared(route, who);
}

/** An account's own screens are the same for everybody who has one. */
function isShared({access}: FeatureRoute, who: Who): boolean {
  return access === 'account' && who === 'admin';
}

async function visitAll(routes: readonly FeatureRoute[], who: Who, size: Size): Promise<Found[]> {
  const chosen = routes.filter((route) => isFor(route, who) && (values.page?.includes(route.path) ?? true));
  if (chosen.length === 0) return [];
  const found: Found[] = [];
  const person = people[who];
  const device = person === null ? null : await openDevice(person, size);
  const params = device === null ? {} : await findParams(device, who);
  for (const route of chosen) {
    // A visitor has never been here: each screen is the first of a device of its own.
    const context = device ?? (await openContext(size));
    const address = addressOf(route, params);
    const shifts = await visit(context, address);
    found.push({screen: `${who} ${address}`, size, shifts});
    console.error(`${size} ${who} ${address}: ${sum(shifts).toFixed(4)}`);
    if (device === null) await context.close();
  }
  await device?.close();
  return found;
}

async function openContext(size: Size): Promise<BrowserContext> {
  const context = await browser.newContext({...sizes[size], locale: 'es-419', timezoneId: 'America/Bogota'});
  await context.addInitScript(watchShifts);
  return context;
}

/** A device on which somebody is signed in, with their rows and the app on it. */
async function openDevice(email: string, size: Size): Promise<BrowserContext> {
  const context = await openContext(size);
  const page = await context.newPage();
  await page.goto(`${server.url}/es/login`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill('Faro2026!');
  await page.locator('button[type=submit]:visible').click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await waitUntilQuiet(page);
  await page.close();
  return context;
}

/** What stands for the names in the addresses: the first of each that the screens themselves lead to. */
async function findParams(context: BrowserContext, who: Who): Promise<Record<string, string>> {
  const page = await context.newPage();
  const params: Record<string, string> = {};
  const lookAt = async (address: string, name: string, pattern: RegExp): Promise<void> => {
    await page.goto(`${server.url}/es/${address}`);
    await waitUntilQuiet(page);
    const links = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    const id = [page.url(), ...links].map((one) => pattern.exec(one)?.[1]).find((one) => one !== undefined);
    if (id !== undefined) params[name] = id;
  };
  if (who === 'user') {
    await lookAt('accounting-ai/bookkeeping', 'companyId', /\/bookkeeping\/([0-9a-f-]{36})/);
    await lookAt(`accounting-ai/bookkeeping/${params['companyId']}/imports`, 'importId', /\/imports\/([0-9a-f-]{36})/);
  } else await lookAt('admin/orders', 'orderId', /\/orders\/([0-9a-f-]{36})/);
  await page.close();
  return params;
}

function addressOf(route: FeatureRoute, params: Readonly<Record<string, string>>): string {
  // An article, where the path stands for all of them; an id that nobody has, where there is none: that is a screen too.
  const filled = route.path.replace('blogs/*', 'blogs/boi-report');
  return `/es/${filled.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '01999999-0000-7000-8000-000000000000')}`;
}

async function visit(context: BrowserContext, address: string): Promise<Shift[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await page.goto(server.url + address);
  await waitUntilQuiet(page);
  const shifts = await page.evaluate(() => shiftsSeen.take());
  await page.close();
  return shifts;
}

async function waitUntilQuiet(page: Page): Promise<void> {
  await page.evaluate(async ([quiet, longest]) => shiftsSeen.untilQuiet(quiet, longest), [quietMs, longestMs] as const);
}

function sum(shifts: readonly Shift[]): number {
  return shifts.reduce((total, {value}) => total + value, 0);
}

function report(found: readonly Found[]): void {
  const sorted = found.toSorted((one, other) => sum(other.shifts) - sum(one.shifts));
  const over = sorted.filter(({shifts}) => sum(shifts) > limit);
  for (const {screen, size, shifts} of over) {
    console.log(`\n${size}, ${screen}: ${sum(shifts).toFixed(3)}`);
    for (const {value, atMs, what} of shifts) console.log(`  ${value.toFixed(4)} at ${Math.round(atMs)} ms: ${what}`);
  }
  const worst = sorted.at(0);
  console.log(
    `\n${found.length} screens looked at, ${over.length} of them move by more than ${limit}; the worst is ${worst ? `${worst.screen} on a ${worst.size}: ${sum(worst.shifts).toFixed(4)}` : 'none'}.`,
  );
  if (over.length > 0 || found.length === 0) process.exitCode = 1;
}
