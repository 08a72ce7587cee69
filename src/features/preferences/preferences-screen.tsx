import {useSyncExternalStore} from 'react';
import {densities, themes} from '#contract/account/choices.ts';
import {setPreference, usePreferences} from '#src/data/device/preferences.ts';
import {useText} from '#src/i18n/use-text.ts';
import {isMacKeyboard, printModKey} from '#src/ui/actions/print-keys.ts';
import {Text} from '#src/ui/display/text.tsx';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {Switch} from '#src/ui/fields/choice/switch.tsx';
import {CalendarPart} from './calendar-part.tsx';
import {MailsPart} from './mails-part.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {es} from '#src/features/preferences/text/es.ts';
import {useSwitchLanguage} from '#src/routing/routing.ts';
import {formatDay} from '#src/i18n/format/dates.ts';
import {formatMoney} from '#src/i18n/format/money.ts';
import {isLanguage, languageNames, languages} from '#src/i18n/languages.ts';
import {chooseLocale, localesOf, readChosenLocale, watchLocales} from '#src/i18n/locale.ts';
import {regionalLocale} from '#src/i18n/detect-language.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';

const themeKeys = {light: 'themeLight', dark: 'themeDark', system: 'themeSystem'} as const;

/** What a person sets on this device; everything takes effect at once. */
export function PreferencesScreen() {
  const text = useText<typeof es>('preferences');
  const {theme, density, hidesAmounts, hasLetterKeys} = usePreferences();
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <Page width="narrow">
        <Stack gap={6}>
          <section>
            <SectionHead title={text('look')} />
            <Stack gap={5}>
              <RadioField
                label={text('theme')}
                value={theme}
                options={themes.map((id) => ({id, label: text(themeKeys[id])}))}
                onChange={(id) => setPreference('theme', themes.find((one) => one === id) ?? 'system')}
              />
              <RadioField
                label={text('density')}
                hint={text('densityHint')}
                value={density}
                options={densities.map((id) => ({id, label: text(`density_${id}`)}))}
                onChange={(id) => setPreference('density', densities.find((one) => one === id) ?? 'normal')}
              />
              <Text tone="muted" size="small">
                {text('motion')}
              </Text>
            </Stack>
          </section>
          <section>
            <SectionHead title={text('formats')} />
            <FormatFields />
          </section>
          <section>
            <SectionHead title={text('privacy')} />
            <Switch
              isSelected={hidesAmounts}
              onChange={(isOn) => setPreference('hidesAmounts', isOn)}
              hint={text('hideAmountsHint', {keys: printModKey('⇧ .')})}
            >
              {text('hideAmounts')}
            </Switch>
          </section>
          <section>
            <SectionHead title={text('keyboard')} />
            <Switch
              isSelected={hasLetterKeys}
              onChange={(isOn) => setPreference('hasLetterKeys', isOn)}
              hint={text('letterKeysHint', {mod: isMacKeyboard() ? '⌘' : 'Ctrl'})}
            >
              {text('letterKeys')}
            </Switch>
          </section>
          <MailsPart />
          <CalendarPart />
        </Stack>
      </Page>
    </>
  );
}

const automatic = 'auto';

/** The language, and how its numbers and dates are written, each shown by an example. Source: ux.md U12. */
function FormatFields() {
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
