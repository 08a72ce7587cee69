import type {BlogCategory} from '#src/site/content/documents.ts';

/** One drawing for each category: ink on paper, one thing in the accent. */
const drawings: Readonly<Record<BlogCategory, React.ReactNode>> = {
  'llc-requirements': (
    <>
      <path className="paper" d="M96 36h128l28 28v140H96z" />
      <path d="M224 36v28h28M116 84h92M116 104h112M116 124h112M116 144h60M116 164h44" />
      <circle className="paper" cx="258" cy="168" r="40" />
      <circle className="beam" cx="258" cy="168" r="33" />
      <path className="lit" d="m243 168 11 12 20-24" />
      <path className="faint" d="M60 204h280" />
    </>
  ),
  'us-banks': (
    <>
      <path className="paper" d="M98 96 200 44l102 52v12H98z" />
      <circle className="beam" cx="200" cy="80" r="11" />
      <path className="paper" d="M92 184h216v14H92z" />
      <path d="M112 108v76M124 108v76M164 108v76M176 108v76M224 108v76M236 108v76M276 108v76M288 108v76M104 108h192M84 198h232" />
      <path className="faint" d="M52 198h296M64 208h272" />
    </>
  ),
  entrepreneurship: (
    <>
      <path
        className="faint"
        d="M48 60c100 24 204 24 304 0M48 112c100 18 204 18 304 0M120 40c-12 60-12 110 0 160M280 40c12 60 12 110 0 160M200 40v160"
      />
      <path className="paper" d="M132 150h136l-26 36h-84z" />
      <path className="paper" d="M196 52v86h-60z" />
      <path className="beam" d="M206 70v68h52z" />
      <path d="M200 44v106M80 190q15-9 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0M96 204q15-8 30 0t30 0 30 0 30 0 30 0 30 0 30 0" />
    </>
  ),
  'taxes-and-accounting': (
    <>
      <path
        className="paper"
        d="M200 66c-30-18-76-20-116-12v126c40-8 86-6 116 12 30-18 76-20 116-12V54c-40-8-86-6-116 12z"
      />
      <path d="M200 66v126M104 82c26-4 52-2 78 6M104 104c26-4 52-2 78 6M104 126c26-4 52-2 78 6M104 148c26-4 52-2 78 6M218 88c26-8 52-10 78-6M218 110c26-8 52-10 78-6" />
      <path className="beam" d="M258 126h40v24h-40z" />
      <path className="lit" d="M264 134h28M264 142h18" />
      <path className="faint" d="M60 204h280" />
    </>
  ),
  'llc-benefits': (
    <>
      <path className="paper" d="M200 40c26 16 54 22 84 22v54c0 40-32 66-84 88-52-22-84-48-84-88V62c30 0 58-6 84-22z" />
      <path className="faint" d="M200 58c20 12 42 18 66 19v39c0 30-24 50-66 68-42-18-66-38-66-68V77c24-1 46-7 66-19z" />
      <path className="paper" d="M160 106h80v50h-80z" />
      <path d="M160 118h80M172 156v-22h20v22M206 134h22v12h-22z" />
      <path className="beam" d="m150 106 50-30 50 30z" />
    </>
  ),
  'legal-aspects': (
    <>
      <path d="M200 52v132M164 184h72M152 196h96M112 76h176M200 52a6 6 0 1 0 0-12 6 6 0 0 0 0 12" />
      <path className="paper" d="M76 134c4 24 68 24 72 0z" />
      <path className="beam" d="M252 134c4 24 68 24 72 0z" />
      <path d="m112 76-36 58h72zM288 76l-36 58h72z" />
      <path className="faint" d="M60 208h280" />
    </>
  ),
  'digital-marketing': (
    <>
      <path className="paper" d="M84 56h232v128H84z" />
      <path d="M84 78h232M96 67h2M106 67h2M116 67h2M104 98h84M104 114h64M104 130h76M104 160h40" />
      <path className="faint" d="M212 164V98M212 164h88M212 142h88M212 120h88" />
      <path d="m216 156 22-20 18 10 24-30 16-10" />
      <path d="m286 100 11 5-4 11" />
      <circle className="beam" cx="256" cy="146" r="7" />
      <path className="faint" d="M60 204h280" />
    </>
  ),
  fulfillment: (
    <>
      <path className="paper" d="m200 48 92 36v84l-92 36-92-36V84z" />
      <path d="m108 84 92 36 92-36M200 120v84M154 66l92 36v24" />
      <path className="beam" d="m124 128 44 17v26l-44-17z" />
      <path className="lit" d="m132 140 28 11M132 148l18 7" />
      <path className="faint" d="M52 196h60M288 196h60M72 208h256" />
    </>
  ),
  news: (
    <>
      <path className="paper" d="M110 48h164v144H110z" />
      <path className="paper" d="M274 80h26v98c0 8-6 14-13 14s-13-6-13-14z" />
      <path d="M126 72h132M126 84h80M126 152h60M126 164h60M126 176h40M200 108h58M200 120h58M200 132h58M200 152h58M200 164h58M200 176h36" />
      <path className="beam" d="M126 104h60v36h-60z" />
      <path className="lit" d="m130 136 16-18 12 12 8-8 16 14" />
      <path className="faint" d="M60 204h280" />
    </>
  ),
};

/** The picture of an article, by its category. */
export function Plate({category}: {category: BlogCategory}) {
  return (
    <svg className="plate" viewBox="0 0 400 232" width="400" height="232" aria-hidden="true">
      <g className="ink">{drawings[category]}</g>
    </svg>
  );
}
