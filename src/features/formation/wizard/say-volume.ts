import {mostVolumeCents} from '#contract/formation/choices.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {useLabels} from './use-words.ts';

/** What a company abroad expects to move by the month, in words. */
export function sayVolume(
  volume: keyof typeof mostVolumeCents,
  {label, format}: {label: ReturnType<typeof useLabels>; format: Format},
): string {
  const cents = mostVolumeCents[volume];
  return cents === null ? label('volume.unlimited') : label('volume.most', {sum: format.dollars(cents)});
}
