import {z} from 'zod';
import {serviceIds, type ServiceId} from '#contract/catalogue/ids.ts';
import {withoutUnseen} from '#contract/companies/rules.ts';
import type {Json} from '#contract/kernel/field-values.ts';
import type {RowProblem} from '#contract/kernel/synced-table.ts';
import {broughtPapers, openDutyIds} from './choices.ts';

/** Fields that hold a text as typed, empty until then, and the most characters of each. */
export type Lengths = Readonly<Record<string, number>>;

type TextReason = 'formation.text-long' | 'formation.text-unseen';

/** The shapes of text fields, by their lengths. */
export function textShapes<const Fields extends Lengths>(lengths: Fields): {[Field in keyof Fields]: z.ZodString} {
  const shapes = Object.entries(lengths).map(([field, length]) => [field, z.string().max(length)]);
  // One shape for each field.
  return Object.fromEntries(shapes) as {[Field in keyof Fields]: z.ZodString};
}

/** What is wrong with texts whatever else is answered: too long, or with characters that nobody sees. Rule: FRM2. */
export function checkTexts(lengths: Lengths, row: Readonly<Record<string, Json>>): RowProblem<TextReason>[] {
  return Object.entries(lengths).flatMap(([field, length]): RowProblem<TextReason>[] => {
    const text = String(row[field] ?? '');
    if (text.length > length) return [{field, reason: 'formation.text-long'}];
    return withoutUnseen(text) === text ? [] : [{field, reason: 'formation.text-unseen'}];
  });
}

/** Whether a field that must have them has at least 2 characters that are not spaces. Source: S5.07, S5.09. */
export function hasTwo(text: string): boolean {
  return [...text.replaceAll(/\s/gu, '')].length >= 2;
}

/** Reads what is bought beside the plan: ids, each with its count where that is more than one, such as `us-address itin:2`; what is not sold is left out. */
export function readServices(text: string): {readonly id: ServiceId; readonly count: number}[] {
  return readIds(text).flatMap((part) => {
    const [name = '', count = '1'] = part.split(':');
    const id = serviceIds.find((one) => one === name);
    return id && /^[1-9]\d?$/.test(count) ? [{id, count: Number(count)}] : [];
  });
}

/** Writes what is bought beside the plan as one text, in the catalogue's order; none of what has the count 0. */
export function writeServices(services: readonly {readonly id: ServiceId; readonly count: number}[]): string {
  const counts = new Map(services.map(({id, count}) => [id, count]));
  const parts = serviceIds.map((id) => [id, counts.get(id) ?? 0] as const).filter(([, count]) => count > 0);
  return parts.map(([id, count]) => (count === 1 ? id : `${id}:${count}`)).join(' ');
}

/** Reads a list of ids that is kept as one text, in its order. */
export function readIds(text: string): string[] {
  return text.split(' ').filter((id) => id !== '');
}

/** Reads the duties of a company that are known to be open; what is no duty is left out. */
export function readOpenDuties(text: string): (typeof openDutyIds)[number][] {
  return readKnown(text, openDutyIds);
}

/** Reads the papers of a company that its owner does not have; what is no such paper is left out. */
export function readMissingPapers(text: string): (typeof broughtPapers)[number][] {
  return readKnown(text, broughtPapers);
}

function readKnown<Id extends string>(text: string, known: readonly Id[]): Id[] {
  const named = new Set(readIds(text));
  return known.filter((id) => named.has(id));
}

/** Writes a list of ids as one text, each once. */
export function writeIds(ids: readonly string[]): string {
  return [...new Set(ids)].join(' ');
}
