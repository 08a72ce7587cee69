import {Info} from 'lucide-react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {OrderKind} from '#contract/catalogue/ids.ts';
import {readCountryAnswer} from '#contract/formation/country-answer.ts';
import {judgedToday} from '#src/data/formation/facts-on.ts';
import {pathTo} from '#src/routing/routing.ts';
import {nameCountry} from '#src/i18n/format/countries.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {useWords} from '#src/features/formation/wizard/use-words.ts';

/** What residents of a country can have and what not, as soon as they name it: no fault of theirs, and no error. Rule: FRM15. Source: S1.10. */
export function CountryNote({country, kind}: {country: string | null; kind: OrderKind}) {
  const text = useWords();
  const language = useLanguage();
  const format = useFormat();
  if (country === null) return null;
  const answer = readCountryAnswer(country, readCatalogue(judgedToday()).withoutBanking.countries);
  const params = {country: nameCountry(format.locale, country)};
  if (answer.banking) return <Text tone="muted">{text(`country.all.${kind}`, params)}</Text>;
  return (
    <Banner tone="warn" shape="boxed" icon={<Info size={20} aria-hidden />}>
      <Text isStrong>{text(kind === 'crypto' ? 'country.noCrypto' : 'country.noBanking', params)}</Text>
      <Text>{text(kind === 'migrate' ? 'country.still.migrate' : 'country.still.create', params)}</Text>
      {kind === 'crypto' ? <Link href={pathTo.startNow(language)}>{text('country.other')}</Link> : null}
    </Banner>
  );
}
