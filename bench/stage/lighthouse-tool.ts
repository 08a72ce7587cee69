import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** The one that is measured with: another one weighs differently. */
const version = '13.5.0';

const attempts = 3;

/** An audit that cost points. */
export type Audit = {
  readonly id: string;
  /** What it measured in words; may be empty. */
  readonly displayValue: string;
  /** What it points at: selectors, addresses, messages. */
  readonly items: readonly string[];
};

/** What Lighthouse found on a page: scores from 0 to 1 by category. */
type Findings = {readonly scores: Readonly<Record<string, number>>; readonly faults: readonly Audit[]};

type Options = {
  /** Where the browser listens to developers' tools. */
  readonly port: number;
  readonly categories: readonly string[];
  /** As a phone on a slow line, which is what performance is measured as. */
  readonly slowed: boolean;
};

/** The parts of its result that are read here. Source: lighthouse 13, types/lhr/lhr.d.ts. */
type Result = {
  readonly runtimeError?: {readonly message: string};
  readonly categories: Readonly<
    Record<string, {score: number | null; auditRefs: readonly {id: string; weight: number}[]}>
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        score: number | null;
        displayValue?: string;
        details?: {
          items?: readonly {
            node?: {selector?: string};
            url?: string;
            href?: string;
            source?: unknown;
            description?: unknown;
          }[];
        };
      }
    >
  >;
};
type Lighthouse = (url: string, flags: object) => Promise<{lhr: Result} | undefined>;

/**
 * Loads Lighthouse, at its first use from the registry into a folder of its own: its hundred packages are of no use to anybody who does not
 * measure with it.
 */
export async function loadLighthouse(folder: string): Promise<(url: string, options: Options) => Promise<Findings>> {
  const entry = path.join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) await install(folder);
  const {default: lighthouse} = (await import(pathToFileURL(entry).href)) as {default: Lighthouse};
  return async (url, {port, categories, slowed}) => {
    const flags = {port, logLevel: 'error', onlyCategories: categories};
    for (let attempt = 1; ; attempt += 1) {
      const done = await lighthouse(url, slowed ? flags : {...flags, throttlingMethod: 'provided'});
      const error = done ? done.lhr.runtimeError?.message : 'Lighthouse found nothing';
      if (done && error === undefined) return readResult(done.lhr);
      // Beside other work the browser now and then loses the beginning of what it recorded, and asks to be run again.
      if (attempt === attempts) throw new Error(`${url}: ${error}`);
    }
  };
}

async function install(folder: string): Promise<void> {
  console.error(`Installing Lighthouse ${version} (once)…`);
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({private: true}));
  execFileSync('npm', ['install', `lighthouse@${version}`, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    // npm is a script on Windows, which only a shell runs.
    shell: process.platform === 'win32',
  });
}

function readResult({categories, audits}: Result): Findings {
  const scores = Object.fromEntries(Object.entries(categories).map(([name, {score}]) => [name, score ?? 0]));
  const weighed = Object.values(categories).flatMap(({auditRefs}) => auditRefs.filter(({weight}) => weight > 0));
  const faults = weighed.flatMap(({id}) => {
    const audit = audits[id];
    // Null is an audit that has nothing to judge on this page.
    if (!audit || audit.score === null || audit.score >= 0.9) return [];
    const items = (audit.details?.items ?? []).map(
      (item) => item.node?.selector ?? item.url ?? item.href ?? JSON.stringify(item.description ?? item.source ?? ''),
    );
    return [{id, displayValue: audit.displayValue ?? '', items}];
  });
  return {scores, faults};
}
