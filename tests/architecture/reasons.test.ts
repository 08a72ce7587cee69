import {globSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {deviceReasons} from '#src/i18n/reason-words.ts';
import {z} from 'zod';
import {commonRefusals, syncRefusals} from '#contract/kernel/common-refusals.ts';
import {syncedTables} from '#contract/tables.ts';
import {readEndpoints} from '#tests/kits/read-endpoints.ts';
import {readReasons} from '#tests/kits/read-reasons.ts';

/** Said by the words of their code alone: only programs meet them, or there is no more to say. */
const quiet = [
  'network.cut-short',
  'network.not-ours',
  'network.unreachable',
  'payment.key-reused',
  'payment.not-possible',
  'payment.unknown',
  'request.no-such-address',
  'request.not-json',
  'request.unknown-host',
  'server.unexpected',
  'statement.fonts-missing',
  'sync.bad-columns',
  'sync.bad-hashes',
  'sync.device-full',
  'sync.no-such-page',
  'sync.no-such-row',
  'sync.too-many-streams',
  'sync.unexpected',
  'sync.unknown-table',
];

/** The form of the public site says them at its fields. */
const isSaidBySite = (reason: string) => reason.startsWith('contact.');

/** The screens of imports say them, typed by the importer: `src/features/bookkeeping/text/fixed-keys.ts`. */
const isSaidByImports = (reason: string) => reason.startsWith('import.');

const said = await readReasons();
const known = new Set([...quiet, ...said.map(({reason}) => reason)]);
const lackWords = (reasons: readonly string[]) =>
  [...new Set(reasons)].filter((reason) => !known.has(reason) && !isSaidBySite(reason));

test('every reason of an endpoint has words in a feature', async () => {
  const endpoints = await readEndpoints();
  expect(endpoints.length).toBeGreaterThan(40);
  const lacking = endpoints.map(({name, failures}) => [name, lackWords(Object.values(failures).flat())]);
  expect(lacking.filter(([, reasons]) => reasons?.length !== 0)).toEqual([]);
});

test('every reason of a table has words in a feature, and one that can be locked has a reason for it', () => {
  const tables = Object.values(syncedTables);
  const lacking = tables.map(({name, reasons}) => [name, lackWords(reasons)]);
  expect(lacking.filter(([, reasons]) => reasons?.length !== 0)).toEqual([]);
  const locked = tables.filter(({lockField}) => lockField !== null);
  expect(locked.filter(({reasons}) => !reasons.some((reason) => reason.endsWith('.blocked')))).toEqual([]);
});

const badValues = [undefined, null, '', ' ', 'x', 'x'.repeat(10_000), 'a\u0000b', '<b>', 5, [], ['x'], {}];

test('every reason that the schema of an input gives is declared', async () => {
  const given = (await readEndpoints()).flatMap(({name, input, failures}) => {
    const declared = new Set<string>([...commonRefusals.validation, ...(failures.validation ?? [])]);
    const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
    const tried = fields.flatMap((field) => badValues.map((value) => input.safeParse({[field]: value})));
    const messages = tried.flatMap(({error}) => error?.issues.map(({message}) => message) ?? []);
    const reasons = messages.filter((message) => /^[a-z]+\.[a-z-]+$/.test(message));
    return reasons.map((reason) => ({name, reason, isDeclared: declared.has(reason)}));
  });
  expect(given.length).toBeGreaterThan(100);
  expect(given.filter(({isDeclared}) => !isDeclared)).toEqual([]);
});

test('every reason that code refuses with has words, or is known to need none', () => {
  const files = globSync('{contract,sync,workers,server,src}/**/*.{ts,tsx}');
  const given = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:fail\(\s*'[a-z-]+',|refuse\w+\([^)]*,|reason:|throw new \w+\()\s*'([a-z-]+\.[a-z-]+)'/g,
      ),
    ].map((match) => match[1] ?? ''),
  );
  expect(given).toEqual(
    expect.arrayContaining(['file.vanished', 'sync.conflict', 'file.wrong-hash', 'company.id-taken']),
  );
  expect(lackWords(given).filter((reason) => !isSaidByImports(reason))).toEqual([]);
});

test('a reason has words in one place, and what is everybody’s is given by somebody', () => {
  const reasons = said.map(({reason}) => reason);
  expect(reasons.filter((reason, index) => reasons.indexOf(reason) !== index)).toEqual([]);
  expect(reasons.filter((reason) => quiet.includes(reason))).toEqual([]);
  const everybodys = said.filter(({place}) => place === 'src/i18n/text').map(({reason}) => reason);
  const declared = [commonRefusals, syncRefusals].flatMap((refusals) => Object.values(refusals).flat());
  expect(new Set(everybodys)).toEqual(new Set([...declared, ...deviceReasons]));
});

test.each(said.filter(({words}) => words !== null))(
  '[FIL2] $reason is told in words of its own in each language',
  ({words}) => {
    const told = Object.values(words ?? {});
    expect(told.filter((one) => one.trim() !== '')).toHaveLength(3);
    expect(new Set(told).size).toBe(3);
    const alike = said.filter((one) => one.words?.es === words?.es);
    expect(alike).toHaveLength(1);
  },
);
