import {countryCodes} from '#contract/catalogue/countries.data.ts';
import {canHaveBanking} from '#contract/catalogue/rules.ts';
import {Icon} from '#src/site/illustrations/icon.tsx';
import {useSite} from '#src/site/site-context.ts';
import {regionalLocale} from '#src/i18n/detect-language.ts';
import {nameCountries} from '#src/i18n/format/countries.ts';

/** Tells, before any form, what residents of a country can have; without a script the list itself says it. Rule: ELG1. Source: S1.10. */
export function CountryCheck() {
  const {text, language, catalogue} = useSite();
  const blocked = catalogue.withoutBanking.countries;
  const locale = regionalLocale(language, []);
  const countries = nameCountries(locale, countryCodes);
  const without = nameCountries(locale, blocked);
  return (
    <section className="page section split" id="country">
      <header>
        <h2>{text('countryTitle')}</h2>
        <p>{text('countryLead')}</p>
      </header>
      <div className="check">
        <div className="field with-script">
          <label htmlFor="country-choice">{text('countryLabel')}</label>
          <div className="combo">
            <select
              className="input"
              id="country-choice"
              data-country
              autoComplete="off"
              aria-describedby="country-hint"
            >
              <option value="">{text('countryChoose')}</option>
              {countries.map(({code, name}) => (
                <option key={code} value={code} {...(canHaveBanking(code, blocked) ? {} : {'data-no': ''})}>
                  {name}
                </option>
              ))}
            </select>
            <Icon shape="chevron" />
          </div>
          <p className="hint small" id="country-hint">
            {text('countryHint')}
          </p>
        </div>
        <div role="status" data-country-answer>
          <p className="answer resting" data-answer="">
            {text('countryRest', {all: countries.length, count: countries.length - without.length})}
          </p>
          <Answer kind="yes" />
          <Answer kind="no" />
        </div>
        <details className="without">
          <summary>{text('countryList', {count: without.length})}</summary>
          <p>{without.map(({name}) => name).join(' · ')}</p>
        </details>
      </div>
    </section>
  );
}

/** One of the two answers; the script shows it, with the country's name in its place. */
function Answer({kind}: {kind: 'yes' | 'no'}) {
  const {text} = useSite();
  const isYes = kind === 'yes';
  const [before, after] = text(isYes ? 'answerYesWhy' : 'answerNoWhy').split('{country}');
  return (
    <div className="answer" data-answer={kind} hidden>
      <h3>{text(isYes ? 'answerYes' : 'answerNo')}</h3>
      <dl className="ledger">
        <div>
          <dt>{text('answerCompany')}</dt>
          <dd>
            <span className="yes">{text('yes')}</span>, {text('answerCompanyText')}
          </dd>
        </div>
        <div>
          <dt>{text('answerEin')}</dt>
          <dd>
            <span className="yes">{text('yes')}</span>, {text('answerEinText')}
          </dd>
        </div>
        <div>
          <dt>{text('answerBanking')}</dt>
          <dd>
            {isYes ? (
              <>
                <span className="yes">{text('yes')}</span>, {text('answerBankingText')}
              </>
            ) : (
              <span className="no">{text('answerBankingNo')}</span>
            )}
          </dd>
        </div>
      </dl>
      <p className="why">
        {before}
        <b data-country-name />
        {after}
      </p>
    </div>
  );
}
