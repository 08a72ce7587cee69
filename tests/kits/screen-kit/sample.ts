import {z} from 'zod';
import {testId} from '#tests/fixtures/build-change.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** How much an answer holds: rows in its lists and values in what may be left out, or neither. */
export type Fill = 'filled' | 'empty';

const rowsPerList = 3;

/** Makes an answer of an endpoint's output, by the shape and the names of its fields. */
export function sampleOf(output: z.ZodType, fill: Fill): unknown {
  const schema = z.toJSONSchema(output, {unrepresentable: 'any', io: 'output'});
  return sample(schema, {fill, name: '', place: 1, id: 1});
}

/** `place` is that in the nearest list; `id` is no other row’s, in whatever list. */
type About = {readonly fill: Fill; readonly name: string; readonly place: number; readonly id: number};

function sample(schema: JsonSchema, about: About): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[about.place % schema.enum.length];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleChoice(choices.filter(isSchema), about);
  if (schema.type === 'object') return sampleObject(schema, about);
  if (schema.type === 'array') {
    const {items} = schema;
    if (about.fill === 'empty' || !isSchema(items)) return [];
    return Array.from({length: rowsPerList}, (_, index) =>
      sample(items, {...about, place: index + 1, id: about.id * (rowsPerList + 1) + index}),
    );
  }
  if (schema.type === 'string') return sampleText(schema, about);
  if (schema.type === 'integer' || schema.type === 'number') return about.fill === 'empty' ? 0 : rowsPerList;
  if (schema.type === 'boolean') return false;
  return null;
}

function sampleChoice(choices: readonly JsonSchema[], about: About): unknown {
  const something = choices.find(({type}) => type !== 'null');
  const isNullable = choices.some(({type}) => type === 'null');
  return something === undefined || (isNullable && about.fill === 'empty') ? null : sample(something, about);
}

function sampleObject({properties = {}}: JsonSchema, about: About): unknown {
  const fields = Object.entries(properties).filter(([, schema]) => isSchema(schema));
  return Object.fromEntries(fields.map(([name, schema]) => [name, sample(schema as JsonSchema, {...about, name})]));
}

function sampleText({format}: JsonSchema, {name, place, id}: About): string {
  if (format === 'uuid' || /(^id|Id)$/.test(name)) return testId(0x5000 + id);
  if (name.endsWith('At') || format === 'date-time') return `2026-11-1${place}T12:00:00.000Z`;
  if (format === 'date') return `2026-11-1${place}`;
  if (/^country$|Country$|^nationality$/.test(name)) return 'CO';
  if (name === 'state') return 'WY';
  if (/^(email|to)$/.test(name)) return `persona.${place}@faro.example`;
  return `Ejemplo ${place}`;
}

function isSchema(schema: unknown): schema is JsonSchema {
  return typeof schema === 'object' && schema !== null && !Array.isArray(schema);
}
