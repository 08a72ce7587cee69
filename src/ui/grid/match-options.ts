/** One choice of a picker. */
export type PickerOption = {readonly id: string; readonly label: string; readonly hint?: string};

/**
 * The choices that fit what was typed, best first: label begins with it, then a word of the label, then anywhere in label or hint.
 * Case and accents do not matter. Nothing typed: all, in their order.
 */
export function matchOptions<Option extends PickerOption>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const wanted = foldText(typed.trim());
  if (wanted === '') return options;
  const ranked = options.map((option, place) => ({option, place, rank: rankOf(option, wanted)}));
  return ranked
    .filter(({rank}) => rank < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({option}) => option);
}

function rankOf(option: PickerOption, wanted: string): number {
  const label = foldText(option.label);
  if (label.startsWith(wanted)) return 0;
  if (label.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted))) return 1;
  if (label.includes(wanted)) return 2;
  return foldText(option.hint ?? '').includes(wanted) ? 3 : Number.POSITIVE_INFINITY;
}

/** A text without accents and case, for comparing. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
