import type {Plan} from '#contract/catalogue/catalogue.ts';
import {planIds, type OrderKind, type ProductId} from '#contract/catalogue/ids.ts';
import {monthlyCents} from '#contract/catalogue/rules.ts';
import {comparePlans} from '#src/data/plans/compare-plans.ts';
import {planNames} from '#src/data/plans/plan-names.ts';
import {useLinks, useSite} from '#src/site/site-context.ts';
import {writePrice} from '#src/site/write-values.ts';

/** Which kind of order a product is shown for. */
const kinds = {company: 'create', 'cross-border-crypto': 'crypto'} as const satisfies Record<ProductId, OrderKind>;

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
        <p className="note small quiet">
          {text('plansNotYet')} <a href={to('coming-soon')}>{text('soonSend')}</a>
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
  const dollars = (cents: number) => writePrice(language, cents);
  const rows = comparePlans({kind: kinds[product], state: null}, catalogue, {text, locale: language, dollars});
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
        {rows.map(({name, values: {[planId]: value}}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value : value.tick}</dd>
          </div>
        ))}
      </dl>
      <a className={planId === 'professional' ? 'button primary' : 'button'} href={to('start-now')}>
        {text('choosePlan', {plan: planNames[planId]})}
      </a>
    </li>
  );
}
