import {z} from 'zod';

/** A schema of the API's own document. */
type Schema = Readonly<Record<string, unknown>>;

/** One request that nobody's client would send, but for a field or two. */
export type FuzzRequest = {
  readonly method: string;
  readonly url: string;
  readonly payload: string | undefined;
  readonly contentType: string;
};

/** Ids and secrets of the play that a request may name, right ones too: what is behind a check is reached. */
export type KnownValues = {readonly ids: readonly string[]; readonly texts: readonly string[]};

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))),
});

type Operation = {readonly path: string; readonly method: string; readonly schema: Schema; readonly inBody: boolean};

const asRecord = (value: unknown): Schema => z.record(z.string(), z.unknown()).catch({}).parse(value);
const asList = (value: unknown): readonly unknown[] => z.array(z.unknown()).catch([]).parse(value);

/** Every operation of the OpenAPI document, with the schema of what it takes. */
export function readOperations(document: unknown): Operation[] {
  const {paths} = documentSchema.parse(document);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, {requestBody, parameters}]) => {
      const content = asRecord(asRecord(asRecord(requestBody)['content'])['application/json']);
      if (requestBody !== undefined) return {path, method, schema: asRecord(content['schema']), inBody: true};
      const properties = asList(parameters).map((one) => [String(asRecord(one)['name']), asRecord(one)['schema']]);
      return {
        path,
        method,
        schema: {type: 'object', properties: Object.fromEntries(properties) as Schema},
        inBody: false,
      };
    }),
  );
}

/** What people and programs send that a schema did not have in mind. */
const oddTexts: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  '\u0000',
  '\ud800',
  '\u202eevil',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%2e%2e%2f',
  '=cmd|calc',
  '{"$ne":null}',
  '1e400',
  '9999-99-99',
  '2026-02-30',
  '0001-01-01T00:00:00.000Z',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-7fff-bfff-ffffffffffff',
  'a'.repeat(70_000),
  'ñ'.repeat(3_000),
  '𝕱'.repeat(500),
  'constructor',
  '__proto__',
];

const oddNumbers: readonly number[] = [0, -1, 1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 2 ** 63];

/** Makes requests out of the operations, the same for the same randomness. */
export function createFuzzer(
  operations: readonly Operation[],
  known: KnownValues,
  random: () => number,
): () => FuzzRequest {
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
  const isNow = (chance: number): boolean => random() < chance;

  const odd = (depth: number): unknown => {
    const kind = Math.floor(random() * 8);
    if (kind === 0) return null;
    if (kind === 1) return isNow(0.5);
    if (kind === 2) return pick(oddNumbers);
    if (kind === 3) return depth > 3 ? [] : Array.from({length: Math.floor(random() * 40)}, () => odd(depth + 1));
    if (kind === 4) return depth > 3 ? {} : {[pick(oddTexts).slice(0, 40)]: odd(depth + 1), id: pick(known.ids)};
    if (kind === 5) return pick(known.ids);
    return pick(oddTexts);
  };

  const text = (schema: Schema): string => {
    if (schema['format'] === 'uuid' || isNow(0.3)) return pick(known.ids);
    if (schema['format'] === 'email') return pick(['ana@example.com', 'person1@example.com', 'x@y.zz']);
    if (schema['format'] === 'date') return pick(['2026-11-20', '2024-02-29', '1900-01-01']);
    if (schema['format'] === 'date-time') return '2026-11-20T12:00:00.000Z';
    return isNow(0.3) ? pick(oddTexts) : pick(known.texts);
  };

  const valueOf = (given: unknown, depth = 0): unknown => {
    const schema = asRecord(given);
    if (isNow(0.12) || depth > 8) return odd(depth);
    if (schema['const'] !== undefined) return schema['const'];
    const choices = [...asList(schema['enum'])];
    if (choices.length > 0) return pick(choices);
    const kinds = [...asList(schema['anyOf']), ...asList(schema['oneOf']), ...asList(schema['allOf'])];
    if (kinds.length > 0) return valueOf(pick(kinds), depth + 1);
    const type = Array.isArray(schema['type']) ? pick(asList(schema['type'])) : schema['type'];
    if (type === 'object') {
      const fields = Object.entries(asRecord(schema['properties'])).filter(() => !isNow(0.05));
      return Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, depth + 1)]));
    }
    if (type === 'array')
      return Array.from({length: Math.floor(random() * 4)}, () => valueOf(schema['items'], depth + 1));
    if (type === 'string') return text(schema);
    if (type === 'integer' || type === 'number') return isNow(0.2) ? pick(oddNumbers) : Math.floor(random() * 100_000);
    if (type === 'boolean') return isNow(0.5);
    return odd(depth);
  };

  return () => {
    const {path, method, schema, inBody} = pick(operations);
    const input = valueOf(schema);
    const fields = asRecord(input);
    const url = path.replaceAll(/\{(\w+)\}/g, (_part, name: string) =>
      encodeURIComponent(
        toWellFormed(isNow(0.7) ? pick(known.ids) : toText(fields[name] ?? pick(oddTexts))).slice(0, 500),
      ),
    );
    const contentType = isNow(0.03)
      ? pick(['text/plain', 'application/xml', 'multipart/form-data', ''])
      : 'application/json';
    if (inBody) {
      const whole = JSON.stringify(input) ?? 'null';
      // A body that breaks off, or begins as another.
      const payload = isNow(0.02) ? whole.slice(0, whole.length >> 1) : whole;
      return {method: method.toUpperCase(), url, payload, contentType};
    }
    const query = new URLSearchParams(
      Object.entries(fields).map(([name, value]): [string, string] => [
        name,
        toWellFormed(toText(value)).slice(0, 2_000),
      ]),
    ).toString();
    return {method: method.toUpperCase(), url: query === '' ? url : `${url}?${query}`, payload: undefined, contentType};
  };
}

/** What cannot stand in an address at all is not sent. */
function toWellFormed(value: string): string {
  return value.toWellFormed();
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
