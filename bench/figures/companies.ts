import {assertFluid, assertSame, costOf, type Cost} from '#bench/kit/cost.ts';
import type {Figure, Line} from '#bench/kit/figure.ts';
import {formatCost, formatRatio, medianWall} from '#bench/kit/report.ts';
import type {Browser} from '#bench/stage/browser.ts';
import {settle} from '#bench/stage/open-list.ts';
import {seedOwner} from '#bench/stage/seed-owner.ts';
import {signIn, type Stage} from '#bench/stage/stage.ts';
import {isStored} from '#bench/stage/stored-rows.ts';
import {rest, startBooks} from './cold-start.ts';

/** An owner of 20 companies with 2,000 documents, no server anywhere: navigation until their home, or one of the companies, is painted. Companies and documents in sight count, as the first rows of the books do. */
export const companies: Figure = {name: 'companies', run};

const size = {companies: 20, documentsEach: 100} as const;
/** More than are in sight. */
const first = {companies: 12, documents: 40} as const;

async function run(stage: Stage, runs: number): Promise<Line[]> {
  const owner = await seedOwner(stage.database, size);
  const home = `${stage.server.url}/es/dashboard`;
  const company = `${home}/company/${owner.companyIds[0]}`;
  let browser = await stage.openNew();
  await signIn(browser, owner, home);
  await browser.page.evaluate(() => navigator.serviceWorker.ready);
  while (!(await isStored(browser, owner.userId))) await browser.page.waitForTimeout(200);
  // Opened once from the service worker, as the device of the books was.
  for (const address of [home, company]) {
    await browser.page.goto(address);
    await settle(browser);
  }
  const ours: Record<'home' | 'company', Cost[]> = {home: [], company: []};
  const books: Cost[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    books.push(await startBooks(stage));
    for (const [what, address] of [['home', home] as const, ['company', company] as const]) {
      browser = await browser.reopen();
      await stage.server.stop();
      ours[what].push(await start(browser, address, what));
      await stage.server.start();
    }
  }
  await browser.discard();
  const floor = medianWall(books);
  const toLine = (what: string, costs: readonly Cost[]): Line => ({
    what,
    measured: formatCost(costs),
    reference: `${formatCost(books)} (cold start of the books)`,
    ratio: formatRatio(medianWall(costs), floor),
    limit: '1×',
    ok: medianWall(costs) <= floor,
  });
  return [
    toLine('home of 20 companies with 2,000 documents, server down: navigation → the first 12 painted', ours.home),
    toLine('… page of one of them → the first 40 of its 100 documents painted', ours.company),
  ];
}

async function start(browser: Browser, address: string, what: 'home' | 'company'): Promise<Cost> {
  const {page} = browser;
  await rest(browser);
  const cost = await costOf(browser, async () => {
    await page.goto(address, {waitUntil: 'commit'});
    return page.evaluate(
      async ([wanted, companyCount, documentCount]) =>
        bench.painted(() => {
          if (wanted === 'company') return document.querySelectorAll('main [data-place]').length >= documentCount;
          const links = document.querySelectorAll<HTMLAnchorElement>('main a[href*="/dashboard/company/"]');
          return new Set([...links].map(({href}) => /company\/([\da-f-]+)/.exec(href)?.[1])).size >= companyCount;
        }),
      [what, first.companies, first.documents] as const,
    );
  });
  await assertFluid(browser, what === 'home' ? 'home of many companies' : 'page of a company');
  assertSame(page.url(), address, 'the address');
  return cost;
}
