import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {dirname} from 'node:path';
import swc, {type ParseOptions} from '@swc/core';
import {cruise, type ICruiseResult} from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';

// Runs the import fences over every source file and fails when the fence saw fewer files than there are: a parser that cannot read
// TypeScript would otherwise pass everything.

// dependency-cruiser 17 asks swc for TypeScript without JSX, also for .tsx files, and then dies of the first tag.
const parseFile = swc.parseFileSync;
Object.assign(swc, {
  parseFileSync: (file: string, options: ParseOptions) =>
    parseFile(file, {...options, ...(file.endsWith('.tsx') && {tsx: true})} as ParseOptions),
});

const houses = ['contract', 'sync', 'workers', 'src', 'server', 'scripts', 'bench', 'tests'];
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...houses], {
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const config = await extractConfig('./.dependency-cruiser.cjs');
const {output} = await cruise(houses, {
  ...config.options,
  validate: true,
  ruleSet: {forbidden: config.forbidden ?? []},
});
if (typeof output === 'string') throw new Error('dependency-cruiser answered text where a result was asked for');

const seen = new Set(output.modules.map((module) => module.source));
const unseen = files.filter((file) => !seen.has(file) && !file.endsWith('.d.ts'));
const broken = [...describeViolations(output), ...files.flatMap(findLongWays)];
for (const line of [...broken, ...unseen.map((file) => `not seen by the fence: ${file}`)]) console.log(line);
console.log(
  `imports: ${files.length} files, ${output.summary.totalDependenciesCruised ?? 0} arrows, ${broken.length + unseen.length} broken`,
);
if (broken.length + unseen.length > 0) process.exitCode = 1;

function describeViolations(result: ICruiseResult): string[] {
  return result.summary.violations.map((violation) => `${violation.rule.name}: ${violation.from} -> ${violation.to}`);
}

/** Form shows distance: a file of the same folder is `./x.ts`, whatever crosses a line is `#house/…`. */
function findLongWays(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/\bfrom '#([^']+)'/g);
  return [...imports]
    .map((match) => match[1] ?? '')
    .filter((target) => dirname(target) === dirname(file))
    .map((target) => `same-folder: ${file} -> ${target}`);
}
