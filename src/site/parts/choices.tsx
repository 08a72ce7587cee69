import type {ProductId} from '#contract/catalogue/ids.ts';
import {Spot} from '#src/site/illustrations/spots.tsx';
import {useLinks, useSite} from '#src/site/site-context.ts';
import {startingCents, writePrice} from '#src/site/write-values.ts';

const choices = [
  {id: 'create', product: 'company'},
  {id: 'migrate', product: 'company'},
  {id: 'crypto', product: 'cross-border-crypto'},
] as const;

/** The three ways to begin, each with its price. Source: S2.12, S9.04. */
export function Choices({level = 'h3'}: {level?: 'h2' | 'h3'}) {
  const {text} = useSite();
  const to = useLinks();
  const priceOf = useStartingPrice();
  const Heading = level;
  return (
    <ul className="choices">
      {choices.map(({id, product}) => (
        <li key={id}>
          <Spot drawing={id} />
          <Heading>{text(`choice.${id}`)}</Heading>
          <p>{text(`choice.${id}.text`)}</p>
          <p className="figures">{text('fromYearly', {price: priceOf(product)})}</p>
          <a className="link" href={to('coming-soon')}>
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
