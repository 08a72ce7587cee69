import {Icon} from '#src/site/illustrations/icon.tsx';
import {useSite} from '#src/site/site-context.ts';

const movements = ['scene1', 'scene2', 'scene3', 'scene4'] as const;

/** A piece of the books as they are, between words on what they promise. Source: ux.md U2. */
export function OfflineScene() {
  const {text} = useSite();
  return (
    <section className="page section split" id="offline">
      <header>
        <h2>{text('offlineTitle')}</h2>
        <p>{text('offlineLead')}</p>
      </header>
      <div className="offline">
        <figure className="paper-card" aria-label={text('sceneAlt')}>
          <figcaption>
            <b>{text('sceneTitle')}</b>
            <span className="chip">
              <Icon shape="device" />
              {text('sceneState')}
            </span>
          </figcaption>
          <ul>
            {movements.map((key) => (
              <li key={key}>
                <span>
                  <b>{text(`${key}.name`)}</b>
                  <span className="small quiet">{text(`${key}.category`)}</span>
                </span>
                <span className={key === 'scene2' ? 'figures income' : 'figures'}>{text(`${key}.amount`)}</span>
              </li>
            ))}
          </ul>
        </figure>
        <ul className="promises">
          {(['promise1', 'promise2', 'promise3', 'promise4'] as const).map((key) => (
            <li key={key}>
              <h3>{text(key)}</h3>
              <p>{text(`${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
