import type {MailPriceList} from '#contract/catalogue/catalogue-lists.ts';
import type {OrderLine, OrderPrice} from '#contract/catalogue/price-order.ts';
import type {MailScanRow} from './mail-scan.ts';

/** What decides what it costs to send a piece of mail. */
export type Piece = Pick<MailScanRow, 'type' | 'quantity' | 'pageCount'>;

/** What is sold in an envelope, by its pages; all else is a package, each by itself. */
const flat: ReadonlySet<MailScanRow['type']> = new Set(['Letter', 'Certified letter', 'Check']);

/** Whether it is sent as a package. */
export function isPackage({type}: Pick<Piece, 'type'>): boolean {
  return !flat.has(type);
}

/** The zone of a country. @throws an Error where the list has none for the rest, which `checkLists` refuses. */
export function zoneOf(country: string, {zones}: MailPriceList): MailPriceList['zones'][number] {
  const own = zones.find(({countries}) => countries?.some((code) => code === country));
  const zone = own ?? zones.find(({countries}) => countries === null);
  if (!zone) throw new Error('the list has no zone for the rest of the world');
  return zone;
}

/** What sending a piece of mail to a country costs: in one envelope by its pages, or by the package. US cents. Rule: MLG12. */
export function priceForwarding(piece: Piece, country: string, prices: MailPriceList): PaperPrice {
  const {id, letterCents, packageCents} = zoneOf(country, prices);
  if (isPackage(piece)) return toPrice('forwarding', id, {count: piece.quantity, cents: packageCents * piece.quantity});
  const step = prices.letterPages.findIndex((most) => piece.pageCount <= most);
  const cents = letterCents[step] ?? letterCents.at(-1) ?? packageCents;
  return toPrice('forwarding', id, {count: 1, cents});
}

/** What shredding costs; 0 is nothing to be paid. Rule: MLG12. */
export function priceShredding({shreddingCents}: MailPriceList): PaperPrice {
  return toPrice('shredding', 'paper', {count: 1, cents: shreddingCents});
}

type PaperPrice = Pick<OrderPrice, 'lines' | 'todayCents' | 'renewals'>;

function toPrice(
  kind: 'forwarding' | 'shredding',
  id: string,
  {count, cents}: Pick<OrderLine, 'count' | 'cents'>,
): PaperPrice {
  return {lines: [{kind, id, period: 'once', count, cents}], todayCents: cents, renewals: []};
}
