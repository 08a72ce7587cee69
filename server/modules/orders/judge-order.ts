import {readPhone} from '#contract/account/check-phone.ts';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {CouponEffect} from '#contract/catalogue/coupon-effect.ts';
import {isIndustryCode} from '#contract/catalogue/industry.ts';
import {priceOrder, type OrderChoice, type OrderPrice} from '#contract/catalogue/price-order.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {readOrderChoice} from '#contract/formation/order-choice.ts';
import {checkDraft, type StepProblem} from '#contract/formation/steps.ts';
import type {OrderRow} from './table.ts';

/** What an order is placed with. */
type Ordered = Pick<OrderRow, 'draft' | 'partners'>;

/** The draft of an order as the rules of its wizard know it. */
export function toDraft({draft, partners}: Ordered): CompanyDraft {
  return {...draft, placedOrderId: null, partners: partners.map((partner) => ({...partner, placedOrderId: null}))};
}

/** The first thing that keeps an order from being placed or paid on a day; undefined where nothing does. Rules: ORD2, ORD5. */
export function findProblem(ordered: Ordered, today: string): StepProblem | undefined {
  const isPhone = (typed: string, country: string | null) => readPhone(typed, country) !== null;
  const withoutBanking = readCatalogue(today).withoutBanking.countries;
  const problem = checkDraft(toDraft(ordered), {today, withoutBanking, isPhone})[0];
  const {naicsCode} = ordered.draft;
  if (problem || naicsCode === '' || isIndustryCode(naicsCode)) return problem;
  return {step: 'industry', field: 'naicsCode', reason: 'formation.industry-code-wrong'};
}

/** What an order buys. */
export function choiceOf(ordered: Ordered): OrderChoice {
  return readOrderChoice(toDraft(ordered));
}

/** What an order costs on a day, by the server's word. Rule: ORD2. */
export function priceOn(ordered: Ordered, today: string, coupon: CouponEffect | undefined): OrderPrice {
  return priceOrder(choiceOf(ordered), {catalogue: readCatalogue(today), today, coupon});
}
