import type {OrderKind} from '#contract/catalogue/ids.ts';
import {pathTo, wizardTo} from '#src/routing/routing.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {DraftStage} from './read-stage.ts';

type Named = {readonly id: string; readonly kind: OrderKind};

/** The address where a draft goes on: its wizard, or where it is paid. Source: D28, D42. */
export function draftAddress(
  who: 'guest' | 'user',
  {id, kind}: Named,
  {name}: Pick<DraftStage, 'name'>,
  language: Language,
): string {
  if (name === 'steps' || name === 'review') return `${wizardTo[who][kind](language)}?draft=${id}`;
  return (who === 'guest' ? pathTo.checkout : pathTo.ownCheckout)(language, id);
}
