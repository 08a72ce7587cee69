import type {Translate} from '#src/i18n/use-text.ts';
import type {words} from './text/words.ts';
import type {PanelCompany} from './panel-company.ts';

/** What the panel of a company is called: one that came by no order has documents alone. */
export function sayPanel({name, order}: Pick<PanelCompany, 'name' | 'order'>, text: Translate<typeof words>): string {
  return text(order === null ? 'documentsOf' : 'steps', {name});
}
