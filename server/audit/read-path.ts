import {isRecord} from '#contract/kernel/is-record.ts';

/** The most ids of a kind that one row names. */
const mostIds = 200;

/** Reads what a path of `Audited` leads to; nothing where it leads nowhere. */
export function readPath(source: unknown, path: string): unknown[] {
  let found: unknown[] = [source];
  for (const name of path.split('.')) {
    found = found.flatMap((one): unknown[] => {
      if (name === '*') return Array.isArray(one) ? one : [];
      if (!isRecord(one)) return [];
      return name === '@keys' ? Object.keys(one) : [one[name]];
    });
  }
  return found.filter((one) => one !== undefined && one !== null);
}

/** The ids that some paths lead to, each once; whatever does not look like one may be somebody's word, and is left out. */
export function readIds(source: unknown, paths: readonly string[], form: RegExp): string[] {
  const values = paths.flatMap((path) => readPath(source, path));
  const ids = values.filter((one): one is string => typeof one === 'string' && form.test(one));
  return [...new Set(ids)].slice(0, mostIds);
}
