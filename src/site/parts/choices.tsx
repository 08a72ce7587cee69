import type {ProductId} from '#contract/catalogue/ids.ts';
import {Spot} from '#src/site/illustrations/spots.tsx';
import {useLinks, useSite} from '#src/site/site-context.ts';
import {startingCents, writePrice} from '#src/site/write-values.ts';

const choices = [
  {id: 'create', product: 'company', path: 'create-company'},
  {id: 'migrate', product: 'company', path: 'migrate-company'},
  {id: 'crypto', product: 'cross-border-crypto', path: 'create-cross-border-crypto'},
] as const;

/** The three ways to begin, each with its price; who is signed in begins in their own account. Source: S2.12, S9.04, D28. */
export function Choices({level = 'h3'}: {level?: 'h2' | 'h3'}) {
  const {text} = useSite();
  const to = useLinks();
  const priceOf = useStartingPrice();
  const Heading = level;
  return (
    <ul className="choices">
      {choices.map(({id, product, path}) => (
        <li key={id}>
          <Spot drawing={id} />
          <Heading>{text(`choice.${id}`)}</Heading>
          <p>{text(`choice.${id}.text`)}</p>
          {id === 'crypto' ? (
            <p>
              {text('notYet.account')} <a href={`${to('coming-soon')}#account`}>{text('soonSend')}</a>
            </p>
          ) : null}
          <p className="figures">{text('fromYearly', {price: priceOf(product)})}</p>
          <a className="link for-guest" href={to(path)}>
            {text(`choice.${id}.act`)}
          </a>
          <a className="link for-user" href={to(`dashboard/${path}`)}>
            {text(`choice.${id}.act`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The lowest yearly price of a product, as it is written. Source: D18. */
export function useStartingPrice(): (product: ProductId) => string {
  const {catalogue, language} = useSite();
  return (product) => writePrice(language, startingCents(catalogue, product));
}
