import {markFact} from '#contract/site/server-facts.ts';
import {contactFacts, mapUrl} from '#src/site/site-facts.ts';
import {WhenServer} from './server-fact.tsx';

/** Where we are, as a link to a map. Rule: SIT9. Source: S2.26. */
export function OperatorAddress() {
  return (
    <>
      <WhenServer with="operatorAddress">
        <a href={mapUrl(markFact('operatorAddress', 'query'))} rel="noopener noreferrer">
          {markFact('operatorAddress')}
        </a>
      </WhenServer>
      <WhenServer without="operatorAddress">
        <a href={mapUrl(encodeURIComponent(contactFacts.address))} rel="noopener noreferrer">
          {contactFacts.address}
        </a>
      </WhenServer>
    </>
  );
}
