import {densities, themes} from '#contract/account/choices.ts';
import {setPreference, usePreferences} from '#src/data/device/preferences.ts';
import {useText} from '#src/i18n/use-text.ts';
import {isMacKeyboard, printModKey} from '#src/ui/actions/print-keys.ts';
import {Text} from '#src/ui/display/text.tsx';
import {RadioField} from '#src/ui/fields/choice/radio-field.tsx';
import {Switch} from '#src/ui/fields/choice/switch.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {FormatFields} from './format-fields.tsx';
import type {es} from './text/es.ts';

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
        </Stack>
      </Page>
    </>
  );
}
