import {globSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const files = globSync('{contract,server,src,sync,workers}/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'));

/** What makes more of a text than a text, and the files that may. */
const dangers: readonly (readonly [what: string, pattern: RegExp, allowed: readonly string[]])[] = [
  ['code', /\beval\(|\bnew Function\(|\bset(?:Timeout|Interval)\(\s*['"`]|from '(?:node:)?vm'/, []],
  [
    'a page',
    /\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|\bsrcdoc\b|new DOMParser\b|setHTMLUnsafe/,
    [],
  ],
  [
    // The build of the public site, of content of our own.
    'a part of a page',
    /dangerouslySetInnerHTML/,
    [
      'src/site/head/head.tsx',
      'src/site/pages/article-page.tsx',
      'src/site/pages/requirements-page.tsx',
      'src/site/pages/text-page.tsx',
      'src/site/parts/questions.tsx',
    ],
  ],
  ['a program', /from '(?:node:)?child_process'/, ['server/db/embedded-postgres.ts']],
  [
    // Names of tables and columns, as the contract has them, directions and numbers of our own; what somebody sent is a parameter.
    'a piece of SQL',
    /sql\.raw\(|sql\.identifier\(|\.query(?:<[^(]*>)?\(\s*`[^`]*\$\{/,
    [
      'server/db/advisory-lock.ts',
      'server/db/connect.ts',
      'server/db/held.ts',
      'server/db/literal.ts',
      'server/db/read-list.ts',
      'server/db/second-net.ts',
      'server/db/tenant-role.ts',
      'server/modules/account/person/seal-former-tax-ids.ts',
      'server/modules/admin/audit/list-audit.ts',
      'server/modules/admin/list-invoices.ts',
      'server/modules/desk/company-work.ts',
      'server/modules/files/sweep-files.ts',
      'server/sync/events/space-moves.ts',
      'server/sync/events/sweep-tombstones.ts',
      'server/sync/forget-values.ts',
      'server/sync/judge/load-rows.ts',
      'server/sync/judge/postgres-store.ts',
      'server/sync/judge/write-rows.ts',
      'server/sync/read/compare-copy.ts',
      'server/sync/read/page-refs.ts',
      'server/sync/read/pull.ts',
      'server/sync/read/read-columns.ts',
      'server/sync/read/read-page.ts',
      'server/sync/read/read-row-history.ts',
    ],
  ],
];

test.each(dangers)('[SEC9] no text becomes %s but in the files that are named', (_what, pattern, allowed) => {
  expect(files.length).toBeGreaterThan(800);
  const found = files.filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(found.toSorted()).toEqual([...allowed].toSorted());
});
