import {markFact} from '#contract/site/server-facts.ts';
import {useSite} from '#src/site/site-context.ts';
import {WhenServer} from './server-fact.tsx';

/** Where a call is agreed on, where the server has a calendar in this language; without scripts it is a link. Rule: SIT10. */
export function CalendarOffer() {
  const {text} = useSite();
  return (
    <WhenServer with="calendar">
      <section className="calendar" aria-labelledby="calendar">
        <h2 id="calendar">{text('calendarTitle')}</h2>
        <p className="quiet">{text('calendarLead')}</p>
        <a
          className="button"
          href={markFact('calendar')}
          rel="noopener noreferrer"
          data-calendar={text('calendarFrame')}
          data-elsewhere={text('calendarElsewhere')}
        >
          {text('calendarOpen')}
        </a>
      </section>
    </WhenServer>
  );
}
