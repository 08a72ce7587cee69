import {useState} from 'react';
import {Check, X} from 'lucide-react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {countryCodes} from '#contract/catalogue/countries.data.ts';
import {isCountry} from '#contract/catalogue/is-country.ts';
import {readCountryAnswer} from '#contract/formation/country-answer.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useDeviceValue, writeDeviceValue} from '#src/data/device/device-value.ts';
import {guessCountry} from '#src/data/phone/guess-country.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {nameCountries, nameCountry} from '#src/i18n/format/countries.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {IconLine} from '#src/ui/display/icon-line.tsx';
import {ComboField} from '#src/ui/fields/choice/combo-field.tsx';
import {useArriving} from '#src/ui/layout/arrival.ts';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

const key = 'home-country';

/** What somebody can have from where they live; guessed from the browser until they say it, and kept on this device alone. Rule: ELG1. Source: S1.10. */
export function CountryAnswer() {
  const text = useText<typeof es>('companies');
  const {locale, today} = useFormat();
  const database = useLocalDatabase();
  const kept = useDeviceValue(key);
  useArriving(kept === undefined);
  const [isChanging, setChanging] = useState(false);
  const country = typeof kept === 'string' && isCountry(kept) ? kept : guessCountry(navigator.languages);
  if (kept === undefined) return null;
  const choose = (code: string | null) => {
    if (code === null) return;
    setChanging(false);
    writeDeviceValue(database, key, code).catch(reportError);
  };
  if (country === null || isChanging)
    return (
      <section>
        <SectionHead title={text('countryAsk')} />
        <ComboField
          label={text('country')}
          value={country}
          options={nameCountries(locale, countryCodes).map(({code, name}) => ({id: code, label: name}))}
          onChange={choose}
          emptyText={text('countryEmpty')}
          openLabel={text('countryOpen')}
        />
      </section>
    );
  const answer = readCountryAnswer(country, readCatalogue(today()).withoutBanking.countries);
  const line = (is: boolean, yes: string, no: string) => (
    <IconLine icon={is ? <Check size={16} aria-hidden /> : <X size={16} aria-hidden />}>{is ? yes : no}</IconLine>
  );
  return (
    <section>
      <SectionHead title={text('countryIn', {country: nameCountry(locale, country)})} />
      <Stack gap={2}>
        {line(answer.company, text('countryCompany'), '')}
        {line(answer.banking, text('countryBanking'), text('countryNoBanking'))}
        <div>
          <Button look="quiet" onPress={() => setChanging(true)}>
            {text('countryChange')}
          </Button>
        </div>
      </Stack>
    </section>
  );
}
