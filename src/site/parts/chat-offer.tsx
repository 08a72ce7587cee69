import {markFact} from '#contract/site/server-facts.ts';
import {useSite} from '#src/site/site-context.ts';
import {WhenServer} from './server-fact.tsx';

/** The chat, where the server has one; it is a script, so without scripts there is none. Rules: SIT10, SIT11. */
export function ChatOffer() {
  const {text, language} = useSite();
  return (
    <WhenServer with="chat">
      <div className="offer with-script">
        <h3>{text('chatTitle')}</h3>
        <button
          type="button"
          className="button"
          data-chat={markFact('chat')}
          data-language={language}
          data-opening={text('chatOpening')}
          data-failed={text('chatFailed')}
        >
          {text('chatOpen')}
        </button>
        <p className="small quiet" role="status" data-chat-note>
          {text('chatNote')}
        </p>
      </div>
    </WhenServer>
  );
}
