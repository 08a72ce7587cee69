import type {Catalogue, Plan} from '#contract/catalogue/catalogue.ts';
import {planIds, type PlanId, type ProductId} from '#contract/catalogue/ids.ts';
import {monthlyCents} from '#contract/catalogue/rules.ts';
import {useLinks, useSite} from '#src/site/site-context.ts';
import {writePrice} from '#src/site/write-values.ts';

type Sold = {readonly plan: Plan; readonly catalogue: Catalogue};

/** What each plan holds, row by row, by the key of its words. Source: S9.05. */
const rows: Readonly<Record<ProductId, readonly {name: RowName; value: (sold: Sold) => RowValue}[]>> = {
  company: [
    {name: 'row.registration', value: () => 'included'},
    {name: 'row.process', value: nameProcess},
    {name: 'row.books', value: () => 'included'},
    {name: 'row.mail', value: () => 'included'},
    {name: 'row.forms', value: nameForms},
    {name: 'row.cpa', value: ({plan}) => (plan.includes.cpaHoursMonthly === 2 ? 'cpaHours' : 'none')},
  ],
  'cross-border-crypto': [
    {name: 'row.volume', value: nameVolume},
    {name: 'row.process', value: nameProcess},
    {name: 'row.account', value: () => 'included'},
    {name: 'row.wallet', value: () => 'included'},
    {name: 'row.books', value: () => 'included'},
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

function nameProcess({plan}: Sold): RowValue {
  const {readyDays, priorityHours} = plan.includes;
  if (readyDays) return 'express';
  if (priorityHours === null) return 'normal';
  return priorityHours > 24 ? 'priority48' : 'vip24';
}

function nameForms({plan, catalogue}: Sold): RowValue {
  const forms = catalogue.services.services.find(({id}) => id === 'irs-forms');
  return forms?.includedIn.includes(plan.id) === true ? 'included' : 'apart';
}

function nameVolume({plan}: Sold): RowValue {
  const most = plan.includes.volume?.mostMonthlyCents ?? null;
  if (most === null) return 'volumeFree';
  return most > 50_000_000 ? 'volume1m' : 'volume500k';
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
              return plan ? <PlanCard key={planId} product={id} plan={plan} /> : null;
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

function PlanCard({product, plan}: {product: ProductId; plan: Plan}) {
  const {id: planId, yearlyCents} = plan;
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
        {rows[product].map(({name, value}) => (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd>{text(`value.${value({plan, catalogue})}`)}</dd>
          </div>
        ))}
      </dl>
      <a className={planId === 'professional' ? 'button primary' : 'button'} href={to('start-now')}>
        {text('choosePlan', {plan: planNames[planId]})}
      </a>
    </li>
  );
}
