import {useState} from 'react';
import {Link} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import css from './bar-pairs.module.css';

/** Two measures of one thing, beside one another. */
type BarPair = {
  readonly id: string;
  /** What stands under the bars. */
  readonly name: string;
  /** Where it leads. */
  readonly href: string;
  /** Zero or more; what is less than zero has no bar. */
  readonly values: readonly [number, number];
  /** Name and values in words: what is read out after the short name, and what stands under the chart while the pair is looked at. */
  readonly words: string;
};

type BarPairsProps = {
  readonly label: string;
  readonly legend: readonly [string, string];
  readonly pairs: readonly BarPair[];
};

/** A small chart of pairs of bars, as a list of links: each pair says its values, and leads to what it is made of. */
export function BarPairs({label, legend, pairs}: BarPairsProps) {
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const highest = Math.max(1, ...pairs.flatMap(({values}) => values));
  const shown = pairs.find(({id}) => id === lookedAt) ?? pairs.at(-1);
  return (
    <div className={css['chart']}>
      <p className={css['legend']} aria-hidden>
        {legend.map((name, place) => (
          <span key={name} className={css['key']}>
            <span className={css['swatch']} data-series={place} />
            {name}
          </span>
        ))}
      </p>
      <ul className={css['pairs']} aria-label={label} onPointerLeave={() => setLookedAt(null)}>
        {pairs.map((pair) => (
          <li key={pair.id} className={css['place']}>
            <Link
              href={pair.href}
              aria-label={`${pair.name}, ${pair.words}`}
              className={joinClasses(css['pair'], pair.id === shown?.id && css['looked-at'])}
              onHoverStart={() => setLookedAt(pair.id)}
              onFocusChange={(isFocused) => setLookedAt(isFocused ? pair.id : null)}
            >
              <span className={css['bars']}>
                {pair.values.map((value, place) => (
                  <span
                    key={legend[place]}
                    className={css['bar']}
                    data-series={place}
                    style={{blockSize: `${(Math.max(0, value) / highest) * 100}%`}}
                  />
                ))}
              </span>
              <span className={css['name']}>{pair.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p data-amount="" className={css['words']} aria-hidden>
        {shown?.words}
      </p>
    </div>
  );
}
