import type {Outcome} from '#contract/kernel/failure.ts';
import type {F8832, F8832Text} from '#contract/desk/write-f8832.ts';
import {fillForm} from '#workers/tax-forms/fill-form.ts';
import {boxFields, textFields} from './form-fields.ts';

/**
 * Fills the IRS's blank with what is written on a Form 8832; see `fillForm`.
 *
 * @param loadBlank the bytes of `f8832--2013-12.pdf`.
 * Rule: ELC1.
 */
export async function fillF8832(
  {texts, boxes}: F8832,
  loadBlank: () => Promise<Uint8Array | undefined>,
): Promise<Outcome<Uint8Array, 'offline' | 'validation'>> {
  // The keys are those of the lines.
  const written = Object.entries(texts).map(([line, text]) => [textFields[line as F8832Text], text] as const);
  return fillForm({title: 'Form 8832', texts: written, boxes: boxes.map((box) => boxFields[box])}, loadBlank);
}
