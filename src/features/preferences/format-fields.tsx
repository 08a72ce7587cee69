import {useSyncExternalStore} from 'react';
import {useSwitchLanguage} from '#src/routing/routing.ts';
import {formatDay} from '#src/i18n/format/dates.ts';
import {formatMoney} from '#src/i18n/format/money.ts';
import {isLanguage, languageNames, languages} from '#src/i18n/languages.ts';
import {chooseLocale, localesOf, readChosenLocale, watchLocales} from '#src/i18n/locale.ts';
import {regionalLocale} from '#src/i18n/detect-language.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {es} from './text/es.ts';

const automatic = 'auto';

/** The language, and how its numbers and dates are written, each shown by an example. Source: ux.md U12. */
export function FormatFields() {
  const text = useText<typeof es>('preferences');
  const language = useLanguage();
  const switchLanguage = useSwitchLanguage();
  const chosen = useSyncExternalStore(watchLocales, () => readChosenLocale(language));
  const regions = new Intl.DisplayNames(language, {type: 'region'});
  const own = {
    id: automatic,
    label: text('localeAuto'),
    hint: showLocale(regionalLocale(language, navigator.languages)),
  };
  const locales = localesOf[language].map((locale) => ({
    id: locale,
    label: regions.of(locale.slice(3)) ?? locale,
    hint: showLocale(locale),
  }));
  return (
    <Stack gap={5}>
      <SelectField
        label={text('language')}
        value={language}
        options={languages.map((id) => ({id, label: languageNames[id]}))}
        onChange={(id) => {
          if (isLanguage(id)) switchLanguage(id);
        }}
      />
      <SelectField
        label={text('locale')}
        hint={showLocale(chosen ?? regionalLocale(language, navigator.languages))}
        value={chosen ?? automatic}
        options={[own, ...locales]}
        onChange={(id) => chooseLocale(language, id === automatic ? null : id)}
      />
    </Stack>
  );
}

/** Money with thousands, and a day, as a locale writes them. */
function showLocale(locale: string): string {
  return `${formatMoney(locale, -1_234_550, 'USD')} · ${formatDay(locale, '2026-03-04', 'medium', '2026-03-04')}`;
}
