import {useText} from '#src/i18n/use-text.ts';
import type {FormationText} from '#src/features/formation/text/es.ts';
import type {es} from './text/es.ts';

/** The words of the steps; those of a draft's fields are `useLabels`. */
export function useWords() {
  return useText<typeof es>('formation/wizard');
}

/** What a draft's fields are called, as everywhere in the product. */
export function useLabels() {
  return useText<FormationText>('formation');
}
