import {useId} from 'react';
import styles from './illustration.module.css';

type StampProps = {
  /** Said to those who cannot see it. */
  label: string;
  /** Printed at the foot of the stamp, left and right. */
  name: string;
  value: string;
};

const width = 380;
const height = 460;
const tooth = 20;

/** The stamp's edge: half circles bitten out of each side at even steps. */
function perforate(): string {
  const bite = (dx: number, dy: number) =>
    `l${dx * 0.25} ${dy * 0.25}a5 5 0 0 0 ${dx * 0.5} ${dy * 0.5}l${dx * 0.25} ${dy * 0.25}`;
  const side = (count: number, dx: number, dy: number) => Array.from({length: count}, () => bite(dx, dy)).join('');
  return `M0 0${side(width / tooth, tooth, 0)}${side(height / tooth, 0, tooth)}${side(width / tooth, -tooth, 0)}${side(height / tooth, 0, -tooth)}z`;
}

/** Meridians and parallels of a chart. */
const chart =
  'M10 96c110 26 250 26 360 0M10 158c110 22 250 22 360 0M10 220c110 16 250 16 360 0M10 282c110 10 250 10 360 0M92 20c-16 100-16 220 0 330M164 20c-6 100-6 220 0 330M236 20c6 100 6 220 0 330M308 20c16 100 16 220 0 330';

/** A coast as a pen would follow it on a chart. */
const coast =
  'M356 62c-22 6-30 22-48 20-14-2-16-16-32-14-20 2-18 26-36 30-14 4-24-8-38-2-18 8-8 28-24 38-10 6-22 2-28 12-8 14 6 24 20 24 16 0 22-12 36-8 18 6 8 26 22 34 12 8 28-2 40 6 14 10 6 28 22 36 12 6 26 0 38 10 10 8 14 20 28 22';

const islands =
  'M196 262c10-8 30-6 34 2 3 8-12 14-24 12-10-2-16-8-10-14zM252 288c8-4 20-2 20 4s-14 8-20 4c-3-2-3-6 0-8z';

const beam = 'M118 142 370 34v196z';

/** The product's picture: a stamp on which a lighthouse lights a coast drawn in lines. */
export function Stamp({label, name, value}: StampProps) {
  const id = useId();
  return (
    <svg className={styles['svg']} viewBox="-8 -8 412 496" role="img" aria-label={label}>
      <defs>
        <clipPath id={`${id}-window`}>
          <path d="M28 28h324v356H28z" />
        </clipPath>
        <clipPath id={`${id}-beam`}>
          <path d={beam} />
        </clipPath>
      </defs>
      <g className={styles['ink']} transform="rotate(-2 190 230)">
        <path className={styles['paper']} d={perforate()} />
        <g clipPath={`url(#${id}-window)`}>
          <path className={styles['faint']} d={chart} />
          <path d={coast} />
          <path d={islands} />
          <path className={styles['beam']} d={beam} />
          <g className={styles['lit']} clipPath={`url(#${id}-beam)`}>
            <path d={chart} strokeWidth={1} />
            <path d={coast} />
          </g>
          <path
            className={styles['paper']}
            d="M28 334q13-9 26 0t26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0v70H28z"
          />
          <path d="M28 350q13-6 26 0t26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0M28 366q13-4 26 0t26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0" />
          <path className={styles['paper']} d="M8 396c0-34 24-38 32-50l26-14h74l20 12c16 6 30 18 36 52z" />
          <path d="M54 352l12-6M138 346l16 8M72 360h18M128 362h-12" />
          <path className={styles['paper']} d="M254 338h66l-14 22h-38zM286 336v-46l28 42h-28M282 300v30h-20z" />
        </g>
        <path d="M28 28h324v356H28z" />
        <path className={styles['paper']} d="m84 332 8-144h34l8 144z" />
        <path d="M90.5 222h37M88.5 252h41M86.5 284h45M98 188l-6 34M109 188v34M120 188l6 34M90 252l-3 32M109 252v32M128 252l3 32" />
        <path className={styles['paper']} d="M101 332v-16c0-10 16-10 16 0v16zM105 232h8v11h-8z" />
        <path className={styles['paper']} d="M82 178h54v10H82zM92 122h34v44H92zM80 166h58v12H80z" />
        <path d="M92 122h34M98 122v44M109 122v44M120 122v44M86 166v12M98 166v12M120 166v12M132 166v12" />
        <path className={styles['paper']} d="M88 122h42c-3-18-11-26-21-30-10 4-18 12-21 30z" />
        <path d="M109 92V76" />
        <circle cx="109" cy="72" r="4" />
        <text x="28" y="422" fontSize="26">
          {name}
        </text>
        <text x="352" y="422" fontSize="26" textAnchor="end">
          {value}
        </text>
      </g>
    </svg>
  );
}
