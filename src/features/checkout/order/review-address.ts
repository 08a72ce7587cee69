import type {OrderKind} from '#contract/catalogue/ids.ts';
import type {Language} from '#src/i18n/languages.ts';
import {wizardTo} from '#src/routing/routing.ts';

/** Where the answers of a draft can be looked at and changed. Source: S2.03, D28. */
export function reviewAddress(
  language: Language,
  {id, kind, isOwn}: {readonly id: string; readonly kind: OrderKind; readonly isOwn: boolean},
): string {
  return `${wizardTo[isOwn ? 'user' : 'guest'][kind](language)}?draft=${id}`;
}
