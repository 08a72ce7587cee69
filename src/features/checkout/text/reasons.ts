import type {checkCoupon} from '#contract/catalogue/check-coupon.ts';
import type {WordsFor} from '#src/i18n/reason-words.ts';

/** Why a coupon does not count. Source: S8.07. */
export const reasons = {
  'catalogue.coupon-unknown': {
    es: 'Cupón no válido. Revisa que esté escrito como te lo dieron.',
    en: 'Invalid coupon. Check that it is spelled as you got it.',
    pt: 'Cupom inválido. Confira se está escrito como você recebeu.',
  },
  'catalogue.coupon-expired': {
    es: 'Este cupón ya venció.',
    en: 'This coupon has expired.',
    pt: 'Este cupom já venceu.',
  },
  'catalogue.coupon-not-begun': {
    es: 'Este cupón todavía no se puede usar.',
    en: 'This coupon cannot be used yet.',
    pt: 'Este cupom ainda não pode ser usado.',
  },
  'catalogue.coupon-not-for-plan': {
    es: 'Este cupón no sirve para el plan que elegiste.',
    en: 'This coupon is not for the plan you chose.',
    pt: 'Este cupom não vale para o plano que você escolheu.',
  },
  'catalogue.coupon-used-up': {
    es: 'Este cupón ya se usó todas las veces que se podía.',
    en: 'This coupon has been used as many times as it could be.',
    pt: 'Este cupom já foi usado todas as vezes possíveis.',
  },
} satisfies WordsFor<typeof checkCoupon>;
