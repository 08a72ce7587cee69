import {useId, useState, type ReactNode} from 'react';
import {Link} from 'react-aria-components';
import {joinClasses} from '#src/ui/class-names.ts';
import css from './bar-chart.module.css';
import {findScale, type Scale} from './bar-scale.ts';

/** Two measures of one thing, beside one another, and what comes of them. */
type BarPair = {
  readonly id: string;
  /** What stands under the bars. */
  readonly name: string;
  /** Where it leads. */
  readonly href: string;
  /** What is less than zero hangs below the line. */
  readonly values: readonly [number, number];
  /** What comes of both, in few letters, under the name. */
  readonly result: string;
  /** Name and values in words: what is read out after the short name, and what stands under the chart while the pair is looked at. */
  readonly words: string;
};

type BarChartProps = {
  readonly label: string;
  readonly pairs: readonly BarPair[];
  /** A mark of the scale, in few letters. */
  readonly sayMark: (value: number) => string;
};

/** The height of the chart, its bars and the room between two of a pair, in pixels. */
const heightPx = 128;
const [widePx, narrowPx, betweenPx] = [16, 9, 2];
/** With more pairs than this bars are narrow, and results do not fit on a phone. */
const fewPairs = 6;

/**
 * A chart of pairs of bars, as a list of links: each says its values to whoever reads or has the keyboard on it, and leads to what it is made of. The
 * two are told apart by pattern, not by colour alone.
 */
export function BarChart({label, pairs, sayMark}: BarChartProps) {
  const hatch = useId();
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const scale = findScale(pairs.flatMap(({values}) => values));
  const shown = pairs.find(({id}) => id === lookedAt);
  return (
    <div className={joinClasses(css['chart'], pairs.length > fewPairs && css['many'])}>
      <Hatch id={hatch} />
      <p className={css['mark']} aria-hidden data-amount="">
        {sayMark(scale.most)}
      </p>
      <ul className={css['pairs']} aria-label={label} onPointerLeave={() => setLookedAt(null)}>
        {pairs.map((pair) => (
          <li key={pair.id} className={css['place']}>
            <Link
              href={pair.href}
              aria-label={`${pair.name}, ${pair.words}`}
              className={joinClasses(css['pair'], pair.id === lookedAt && css['looked-at'])}
              onHoverStart={() => setLookedAt(pair.id)}
              onFocusChange={(isFocused) => setLookedAt(isFocused ? pair.id : null)}
            >
              <Bars values={pair.values} scale={scale} hatch={hatch} />
              <span className={css['name']}>{pair.name}</span>
            </Link>
            {/* The link says it. */}
            <p className={css['result']} data-amount="" aria-hidden>
              {pair.result}
            </p>
          </li>
        ))}
      </ul>
      {scale.least < 0 && (
        <p className={css['mark']} aria-hidden data-amount="">
          {sayMark(scale.least)}
        </p>
      )}
      <p data-amount="" className={css['words']} aria-hidden>
        {shown?.words}
      </p>
    </div>
  );
}

type BarLegendProps = {readonly names: readonly [string, string]; readonly children?: ReactNode};

/** The two series of a chart, by name and pattern, and what else is to be known of it. */
export function BarLegend({names, children}: BarLegendProps) {
  const hatch = useId();
  return (
    <span className={css['legend']}>
      <Hatch id={hatch} />
      {names.map((name, series) => (
        <span key={name} className={css['key']}>
          <svg className={css['swatch']} width={12} height={12} aria-hidden>
            <Bar {...{series, hatch}} x={0.75} y={0.75} width={10.5} height={10.5} />
          </svg>
          {name}
        </span>
      ))}
      {children}
    </span>
  );
}

type BarsProps = {
  readonly values: readonly [number, number];
  readonly scale: Scale;
  readonly hatch: string;
};

/** From the middle of its place outwards, so that it stands right at any width. */
function Bars({values, scale, hatch}: BarsProps) {
  const toPx = (value: number) => ((scale.most - value) / (scale.most - scale.least)) * heightPx;
  const zeroPx = toPx(0);
  return (
    <svg className={css['bars']} width="100%" height={heightPx} aria-hidden>
      {[0, toPx(scale.most / 2), zeroPx, ...(scale.least < 0 ? [heightPx] : [])].map((px) => (
        <line key={px} className={css['line']} data-zero={px === zeroPx} x1="0" x2="100%" y1={px} y2={px} />
      ))}
      <svg x="50%" overflow="visible">
        {[widePx, narrowPx].map((width) => (
          <g key={width} className={css[width === widePx ? 'wide' : 'narrow']}>
            {values.map((value, series) => (
              <Bar
                // The two have their places.
                // oxlint-disable-next-line react/no-array-index-key -- see above
                key={series}
                {...{series, hatch, width}}
                x={series === 0 ? -width - betweenPx / 2 : betweenPx / 2}
                y={Math.min(zeroPx, toPx(value))}
                height={Math.abs(toPx(value) - zeroPx)}
              />
            ))}
          </g>
        ))}
      </svg>
    </svg>
  );
}

type BarProps = {
  readonly series: number;
  readonly hatch: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

function Bar({series, hatch, ...place}: BarProps) {
  return (
    <rect
      {...place}
      rx={place.height > 4 ? 2 : 0}
      className={css['bar']}
      data-series={series}
      {...(series === 1 ? {fill: `url(#${hatch})`} : {})}
    />
  );
}

function Hatch({id}: {readonly id: string}) {
  return (
    <svg className={css['defs']} width={0} height={0} aria-hidden>
      <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={css['hatch']} width={2} height={5} />
      </pattern>
    </svg>
  );
}
