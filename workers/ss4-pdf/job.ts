import type {Outcome} from '#contract/kernel/failure.ts';
import type {Ss4, Ss4Text} from '#contract/desk/write-ss4.ts';
import {fillForm} from '#workers/tax-forms/fill-form.ts';
import {boxFields, textFields} from './form-fields.ts';

/**
 * Fills the IRS's blank with what is written on a Form SS-4; see `fillForm`.
 *
 * @param loadBlank the bytes of `fss4--2025-12.pdf`.
 * Rules: SSF1, SSF3.
 */
export async function fillSs4(
  {texts, boxes}: Ss4,
  loadBlank: () => Promise<Uint8Array | undefined>,
): Promise<Outcome<Uint8Array, 'offline' | 'validation'>> {
  // The keys are those of the lines.
  const written = Object.entries(texts).map(([line, text]) => [textFields[line as Ss4Text], text] as const);
  return fillForm({title: 'Form SS-4', texts: written, boxes: boxes.map((box) => boxFields[box])}, loadBlank);
}
