import {useLinks, useSite} from '#src/site/site-context.ts';

/** The way to a working company: what happens, and whose turn it is. */
const steps = [
  {key: 'step1', who: 'you'},
  {key: 'step2', who: 'faro'},
  {key: 'step3', who: 'state'},
  {key: 'step4', who: 'irs'},
  {key: 'step5', who: 'you'},
] as const;

/** How a company comes to be, drawn as the timeline that its owner sees later. Source: design.md V6. */
export function Steps() {
  const {text} = useSite();
  const to = useLinks();
  return (
    <section className="page section" id="how">
      <header>
        <h2>{text('stepsTitle')}</h2>
        <p>{text('stepsLead')}</p>
      </header>
      <ol className="timeline">
        {steps.map(({key, who}, index) => (
          <li key={key} {...(who === 'you' ? {className: 'yours'} : {})}>
            <span className="count" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{text(key)}</h3>
            <p className="who">{text(`who.${who}`)}</p>
            <p>
              {text(`${key}.text`)}
              {key === 'step5' ? (
                <>
                  {' '}
                  {text('notYet.account')} <a href={`${to('coming-soon')}#account`}>{text('soonSend')}</a>
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
