import {useSite} from '#src/site/site-context.ts';
import {startingCents} from '#src/site/write-values.ts';

const width = 360;
const height = 434;

/** The stamp's edge: half circles bitten out of each side at even steps. */
function perforate(): string {
  const side = (length: number, dx: number, dy: number) => {
    const count = Math.round(length / 18);
    const flat = (length / count - 11) / 2;
    const bite = `l${dx * flat} ${dy * flat}a5.5 5.5 0 0 0 ${dx * 11} ${dy * 11}l${dx * flat} ${dy * flat}`;
    return bite.repeat(count);
  };
  return `M250 14${side(width, 1, 0)}${side(height, 0, 1)}${side(width, -1, 0)}${side(height, 0, -1)}z`.replaceAll(
    /\.(\d\d)\d+/g,
    '.$1',
  );
}

/** The airmail border of the envelope: slanted stripes at even steps along its edges. */
function stripe(): string {
  const along = Array.from({length: 14}, (_, i) => 30 + i * 44).map(
    (x) => `M${x} 128l-8 12h18l8-12zM${x} 568l-8-12h18l8 12z`,
  );
  const down = Array.from({length: 9}, (_, i) => 162 + i * 44).map(
    (y) => `M14 ${y}l12-8v18l-12 8zM626 ${y}l-12-8v18l12 8z`,
  );
  return along.join('') + down.join('');
}

/** Meridians and parallels of a chart. */
const chart =
  'M262 70c90 26 230 26 336 0M262 128c90 22 230 22 336 0M262 186c90 18 230 18 336 0M262 244c90 14 230 14 336 0M318 40c-14 90-14 190 0 300M390 40c-6 90-6 190 0 300M470 40c6 90 6 190 0 300';

/** A coast, a gulf and islands as a pen would follow them on a chart. */
const coast = [
  'M524 39Q503 54 491 63Q478 73 477 83Q475 94 482 105Q488 116 486 125Q484 135 477 130Q470 125 466 116Q462 107 460 97Q457 87 450 90Q443 94 435 89Q428 84 418 84Q408 84 409 93Q410 102 400 97Q390 93 377 92Q365 92 353 99Q342 107 341 120Q340 134 338 146Q335 158 342 173Q349 188 357 193Q365 198 375 196Q386 193 392 188Q398 183 398 174Q397 166 414 165Q431 163 427 175Q423 188 420 197Q417 206 414 213Q412 220 424 217Q436 214 449 218Q463 222 459 234Q455 246 456 254Q456 261 463 270Q470 280 479 275Q488 271 499 278Q510 285 516 274Q522 264 528 260Q535 256 554 248',
  'M243 130Q271 156 272 167Q272 177 287 188Q302 198 314 205Q327 211 344 212Q360 213 369 217Q377 221 388 228Q398 235 411 238Q423 242 430 250Q437 258 444 266Q451 274 457 280Q463 287 473 292Q484 296 488 287Q492 277 498 284Q504 292 507 332',
  'M461 162Q444 163 453 156Q461 150 474 151Q486 151 499 158Q512 166 524 172Q537 178 522 180Q507 182 505 176Q503 170 491 166Q478 161 461 162z',
];

const beam = 'M509 146 274 60v178l235-76z';

/** The first picture of the site: a letter from afar, and on its stamp a lighthouse that lights a coast drawn in lines. */
export function Envelope() {
  const {text} = useSite();
  const dollars = useDollars();
  return (
    <svg viewBox="12 0 616 580" width="616" height="580" role="img" aria-label={text('envelopeAlt')}>
      <g className="ink">
        <path className="paper" d="M14 128h612v440H14z" />
        <path className="faint" d={stripe()} />
        <text x="48" y="174" fontSize="17" fontWeight="600">
          Faro
        </text>
        <text x="48" y="195" fontSize="14">
          Santa Fe, NM 87501
        </text>
        <g transform="rotate(2 430 220)">
          <path className="ground" d={perforate()} />
          <Scene />
          <Lighthouse />
          <text x="275" y="431" fontSize="25" fontWeight="600">
            Faro
          </text>
          <text x="585" y="431" fontSize="25" fontWeight="600" textAnchor="end">
            {text('envelopeValue', {dollars})}
          </text>
        </g>
        <Postmark />
        <g fontSize="21" fontStyle="italic">
          <text x="300" y="487">
            Andes Studio LLC
          </text>
          <path className="faint" d="M300 495h288M300 525h288" />
          <text x="300" y="517">
            {text('envelopeStreet')}
          </text>
          <text x="48" y="536" fontSize="17">
            {text('envelopeAirmail')}
          </text>
        </g>
      </g>
    </svg>
  );
}

function Scene() {
  return (
    <svg x="274" y="38" width="312" height="366" viewBox="274 38 312 366">
      <clipPath id="envelope-beam">
        <path d={beam} />
      </clipPath>
      <path className="faint" d={chart} />
      <path d={coast.join('')} />
      <path className="beam" d={beam} />
      <g className="lit" clipPath="url(#envelope-beam)">
        <path d={chart} />
        <path d={coast.join('')} />
      </g>
      <path className="ground" d="M446 366c6-18 22-16 30-26l16-8h64l14 8c10 6 22 4 16 26z" />
      <path d="M470 352l10-6M560 348l12 8M486 356h14M548 358h-10" />
      <path className="ground" d="M274 362h312v62H274z" stroke="none" />
      <path d={`M274 362q12-9 24 0${'t24 0'.repeat(12)}M274 376q12-5 24 0${'t24 0'.repeat(12)}M274 391h312`} />
      <path className="ground" d="M306 356h64l-12 22h-40zM318 356l20-34 20 34" />
      <path d="M338 322v34" />
    </svg>
  );
}

function Lighthouse() {
  return (
    <>
      <path d="M274 38h312v366H274z" />
      <path className="ground" d="M494 334l10-152h44l10 152z" />
      <path d="M501.5 220c14 5 35 5 49 0M499.5 250c16 5 37 5 53 0M497.5 280c18 5 39 5 57 0M495.5 308c20 5 41 5 61 0" />
      <path d="M504 225l-2 24M512 227l-2 25M520 228l-1 25M528 228v25M536 228l1 25M544 226l2 24M500 285l-2 22M509 286l-2 25M518 287l-1 25M527 287v25M536 287l1 25M545 286l2 25M552 284l2 22" />
      <path className="ground" d="M518 334v-12c0-10 16-10 16 0v12zM522 200h8v10h-8z" />
      <path className="ground" d="M496 172h60v10h-60zM508 136h36v36h-36z" />
      <path d="M500 172v-12h52v12M513 160v12M526 160v12M539 160v12M520 136v24M532 136v24" />
      <path className="ground" d="M503 136h46c-4-18-14-26-23-28-9 2-19 10-23 28z" />
      <path d="M526 108V94" />
      <circle cx="526" cy="91" r="3" />
    </>
  );
}

/** What a company costs a year at least, as stamps write it. */
function useDollars(): number {
  return startingCents(useSite().catalogue, 'company') / 100;
}

function Postmark() {
  const {text} = useSite();
  const dollars = useDollars();
  return (
    <>
      <circle className="paper" cx="170" cy="284" r="62" />
      <circle cx="170" cy="284" r="44" />
      <path id="postmark-ring" stroke="none" d="M170 333a49 49 0 1 1 .1 0" />
      <text fontSize="12.5" textLength="296">
        <textPath href="#postmark-ring" startOffset="2%">
          {text('envelopePostmark', {dollars})}
        </textPath>
      </text>
      <text x="170" y="281" fontSize="17" textAnchor="middle" fontWeight="600">
        EIN
      </text>
      <text x="170" y="300" fontSize="15" textAnchor="middle">
        LLC
      </text>
      <path
        d={[258, 274, 290, 306]
          .map((y, row) => `M${row % 3 === 0 ? 236 : 240} ${y}q14-9 28 0${'t28 0'.repeat(4)}`)
          .join('')}
      />
    </>
  );
}
