import {planIds, type PlanId, type ProductId} from '#contract/catalogue/catalogue.ts';
import {monthlyCents} from '#contract/catalogue/rules.ts';
import {useLinks, useSite} from '#src/site/site-context.ts';
import {writePrice} from '#src/site/write-values.ts';

/** What each plan holds, row by row, by the key of its words. Source: S9.05. */
const rows: Readonly<Record<ProductId, readonly {name: RowName; values: Readonly<Record<PlanId, RowValue>>}[]>> = {
  company: [
    {name: 'row.registration', values: all('included')},
    {name: 'row.process', values: {standard: 'normal', professional: 'priority48', enterprise: 'express'}},
    {name: 'row.books', values: all('included')},
    {name: 'row.mail', values: all('included')},
    {name: 'row.forms', values: {standard: 'apart', professional: 'included', enterprise: 'included'}},
    {name: 'row.cpa', values: {standard: 'none', professional: 'none', enterprise: 'cpaHours'}},
  ],
  'cross-border-crypto': [
    {name: 'row.volume', values: {standard: 'volume500k', professional: 'volume1m', enterprise: 'volumeFree'}},
    {name: 'row.process', values: {standard: 'normal', professional: 'priority48', enterprise: 'vip24'}},
    {name: 'row.account', values: all('included')},
    {name: 'row.wallet', values: all('included')},
    {name: 'row.books', values: all('included')},
  ],
};

type RowName =
  | 'row.registration'
  | 'row.process'
  | 'row.forms'
  | 'row.books'
  | 'row.mail'
  | 'row.cpa'
  | 'row.volume'
  | 'row.account'
  | 'row.wallet';
type RowValue =
  | 'included'
  | 'apart'
  | 'none'
  | 'normal'
  | 'priority48'
  | 'express'
  | 'vip24'
  | 'cpaHours'
  | 'volume500k'
  | 'volume1m'
  | 'volumeFree';

function all(value: RowValue): Readonly<Record<PlanId, RowValue>> {
  return {standard: value, professional: value, enterprise: value};
}

const planNames: Readonly<Record<PlanId, string>> = {
  standard: 'Standard',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

/** Plans with prices by the year and by the month; what is shown is chosen by two switches that need no script. Source: S9.04, S9.05, D18. */
export function Plans() {
  const {text, catalogue} = useSite();
  const to = useLinks();
  const percent = catalogue.plans.yearlySavingPercent;
  return (
    <section className="section sheet plans" id="plans">
      <div className="page">
        <header>
          <h2>{text('plansTitle')}</h2>
          <p>{text('plansLead')}</p>
          <div className="switches">
            <Switch
              name="product"
              legend={text('productLegend')}
              options={[
                {id: 'company', words: text('productCompany')},
                {id: 'cross-border-crypto', words: text('productCrypto')},
              ]}
            />
            <Switch
              name="period"
              legend={text('periodLegend')}
              options={[
                {id: 'yearly', words: text('periodYearly', {percent})},
                {id: 'monthly', words: text('periodMonthly')},
              ]}
            />
          </div>
        </header>
        {catalogue.plans.products.map(({id, plans}) => (
          <ul key={id} className="plan-list" data-product={id}>
            {planIds.map((planId) => {
              const plan = plans.find((one) => one.id === planId);
              return plan ? <Plan key={planId} product={id} planId={planId} yearlyCents={plan.yearlyCents} /> : null;
            })}
          </ul>
        ))}
        <p className="note small quiet">
          {text('plansNote')} <a href={to('contact')}>{text('plansCustom')}</a>
        </p>
      </div>
    </section>
  );
}

/** The first of a switch's options is chosen. */
function Switch({
  name,
  legend,
  options,
}: {
  name: string;
  legend: string;
  options: readonly {id: string; words: string}[];
}) {
  return (
    <fieldset className="switch">
      <legend className="sr-only">{legend}</legend>
      {options.map(({id, words}, index) => (
        <label key={id}>
          <input type="radio" name={name} id={`${name}-${id}`} value={id} defaultChecked={index === 0} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

function Plan({product, planId, yearlyCents}: {product: ProductId; planId: PlanId; yearlyCents: number}) {
  const {text, language, catalogue} = useSite();
  const to = useLinks();
  const monthly = monthlyCents(yearlyCents, catalogue.plans.yearlySavingPercent);
  return (
    <li className="plan">
      <h3>{planNames[planId]}</h3>
      <p className="quiet">{text(`plan.${product}.${planId}`)}</p>
      <p className="price">
        <small>{text('from')}</small>{' '}
        <span className="yearly">
          {writePrice(language, yearlyCents)} <small>{text('perYear')}</small>
        </span>
        <span className="monthly">
          {writePrice(language, monthly)} <small>{text('perMonth')}</small>
        </span>
      </p>
      <dl>
        {rows[product].map(({name, values}) => (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd>{text(`value.${values[planId]}`)}</dd>
          </div>
        ))}
      </dl>
      <a className={planId === 'professional' ? 'button primary' : 'button'} href={to('start-now')}>
        {text('choosePlan', {plan: planNames[planId]})}
      </a>
    </li>
  );
}
