import {markFact} from '#contract/site/server-facts.ts';
import {useSite} from '#src/site/site-context.ts';
import {WhenServer} from './server-fact.tsx';

/** Says who runs the service, or that this is not known yet: whoever agrees to a paper should know with whom. Rule: SIT9. */
export function OperatorNote() {
  const {text} = useSite();
  return (
    <>
      <WhenServer with="operatorName">
        <p className="notice">
          {text('operatorIs', {name: markFact('operatorName'), address: markFact('operatorAddress')})}
        </p>
      </WhenServer>
      <WhenServer without="operatorName">
        <p className="notice">{text('operatorUnknown')}</p>
      </WhenServer>
    </>
  );
}
