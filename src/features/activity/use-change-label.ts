import {use, useCallback} from 'react';
import {useTranslation} from 'react-i18next';
import type {Change} from '#contract/sync/change.ts';
import {isTableName} from '#contract/tables.ts';
import type {es} from '#src/features/activity/text/es.ts';
import {hasTexts, loadTexts} from '#src/i18n/load-texts.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';

/** Labels without a feature's name are those of the books: nearly every change is made there. */
const usualNamespace = 'bookkeeping';

/** What a change was called on screen, in the language of now. A label is `key` or `feature:key`; an unknown one names its table. */
export function useChangeLabel(): (change: Pick<Change, 'label' | 'table'>) => string {
  const {i18n} = useTranslation();
  const language = useLanguage();
  const text = useText<typeof es>('activity');
  // Every time, also once they are here: a component that waited is drawn anew with the same hooks.
  if (hasTexts(usualNamespace)) use(loadTexts(usualNamespace, language));
  return useCallback(
    ({label, table}) => {
      const [first = '', second] = label.key.split(':');
      const ns = second === undefined ? usualNamespace : first;
      const key = second ?? first;
      const params = label.params ?? {};
      // Also its plural forms: `exists` looks for the form that `count` asks for.
      if (i18n.exists(key, {ns, lng: language, ...params})) return i18n.t(key, {ns, lng: language, ...params});
      return text('someChange', {table: isTableName(table) ? text(`table.${table}`) : table});
    },
    [i18n, language, text],
  );
}
