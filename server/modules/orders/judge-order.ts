import {readPhone} from '#contract/account/check-phone.ts';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {CouponEffect} from '#contract/catalogue/coupon-effect.ts';
import {isIndustryCode} from '#contract/catalogue/industry.ts';
import {priceOrder, type OrderChoice, type OrderPrice} from '#contract/catalogue/price-order.ts';
import {draftLengths} from '#contract/formation/company-draft.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {partnerLengths} from '#contract/formation/draft-partner.ts';
import {readOrderChoice} from '#contract/formation/order-choice.ts';
import {checkTexts} from '#contract/formation/texts.ts';
import {checkDraft, type StepProblem} from '#contract/formation/steps.ts';
import type {FormationOrder} from './table.ts';

/** What an order is placed with. */
type Ordered = Pick<FormationOrder, 'draft' | 'partners'>;

/** The draft of an order as the rules of its wizard know it. */
export function toDraft({draft, partners}: Ordered): CompanyDraft {
  return {
    ...draft,
    placedOrderId: null,
    paidAt: null,
    payableUntil: null,
    partners: partners.map((partner) => ({...partner, placedOrderId: null})),
  };
}

/** The first thing that keeps an order from being placed or paid on a day; undefined where nothing does. Rules: ORD2, ORD5. */
export function findProblem(ordered: Ordered, today: string): StepProblem | TextProblem | undefined {
  const isPhone = (typed: string, country: string | null) => readPhone(typed, country) !== null;
  const withoutBanking = readCatalogue(today).withoutBanking.countries;
  const draft = toDraft(ordered);
  const problem = findUnseen(draft) ?? checkDraft(draft, {today, withoutBanking, isPhone})[0];
  const {naicsCode} = ordered.draft;
  if (problem || naicsCode === '' || isIndustryCode(naicsCode)) return problem;
  return {step: 'industry', field: 'naicsCode', reason: 'formation.industry-code-wrong'};
}

/** A text that its table refuses whatever else is answered: the database could not even keep it. Rule: FRM2. */
type TextProblem = ReturnType<typeof checkTexts>[number] & Pick<StepProblem, 'step' | 'details'>;

function findUnseen({partners, ...draft}: CompanyDraft): TextProblem | undefined {
  const inDraft = checkTexts(draftLengths, draft).map((problem): TextProblem => ({...problem, step: 'you'}));
  const inPartners = partners.flatMap((partner) =>
    checkTexts(partnerLengths, partner).map(({field, reason}): TextProblem => ({
      step: 'partners',
      field: `partners.${partner.id}.${field}`,
      reason,
    })),
  );
  return [...inDraft, ...inPartners][0];
}

/** What an order buys. */
export function choiceOf(ordered: Ordered): OrderChoice {
  return readOrderChoice(toDraft(ordered));
}

/** What an order costs on a day, by the server's word. Rule: ORD2. */
export function priceOn(ordered: Ordered, today: string, coupon: CouponEffect | undefined): OrderPrice {
  return priceOrder(choiceOf(ordered), {catalogue: readCatalogue(today), today, coupon});
}
