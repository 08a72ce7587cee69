import type {checkCoupon} from '#contract/catalogue/check-coupon.ts';
import type {FormationReason} from '#contract/formation/reasons.ts';
import type {ReasonOf} from '#contract/kernel/failure.ts';
import type {claimOrder} from '#contract/orders/claim-order.ts';
import type {payOrder} from '#contract/orders/pay-order.ts';
import type {placeOrder} from '#contract/orders/place-order.ts';
import type {reopenOrder} from '#contract/orders/reopen-order.ts';
import type {readOrder} from '#contract/orders/read-order.ts';
import type {beginSavingCard} from '#contract/payments/begin-saving-card.ts';
import type {listCards} from '#contract/payments/list-cards.ts';
import type {removeCard} from '#contract/payments/remove-card.ts';
import type {setDefaultCard} from '#contract/payments/set-default-card.ts';
import type {payOwed} from '#contract/subscriptions/pay-owed.ts';
import type {upgradePlan} from '#contract/subscriptions/upgrade-plan.ts';
import type {ReasonWords, WordsFor} from '#src/i18n/reason-words.ts';

/** What orders are refused with; the words of a step's problems are the wizards'. */
type OrderReason = Exclude<
  ReasonOf<typeof placeOrder | typeof readOrder | typeof payOrder | typeof reopenOrder | typeof claimOrder>,
  FormationReason | 'formation.text-long' | 'formation.text-unseen'
>;

/** Why a coupon does not count, and an order cannot be placed, paid or claimed. Source: S8.07, S8.15. */
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
  'order.unknown': {
    es: 'No encontramos este pedido. Ábrelo desde el enlace del correo o desde el dispositivo donde lo empezaste.',
    en: 'We cannot find this order. Open it from the link in your email or on the device where you began it.',
    pt: 'Não encontramos este pedido. Abra-o pelo link do e-mail ou no dispositivo onde você começou.',
  },
  'order.secret-missing': {
    es: 'Empieza el pedido de nuevo desde este dispositivo.',
    en: 'Begin the order again on this device.',
    pt: 'Comece o pedido de novo neste dispositivo.',
  },
  'order.price-changed': {
    es: 'El precio cambió desde que lo viste. Revisa el total y confírmalo.',
    en: 'The price has changed since you saw it. Check the total and confirm it.',
    pt: 'O preço mudou desde que você o viu. Confira o total e confirme.',
  },
  'order.answers-changed': {
    es: 'Las respuestas de este pedido cambiaron después de abrir esta página. No se cobró nada: revisa el pedido y paga. Si aquí no se actualiza, ábrelo donde se cambiaron o desde la cuenta de su dueño.',
    en: 'The answers of this order have changed since this page was opened. Nothing was charged: check the order and pay. If it is not updated here, open it where they were changed or from its owner’s account.',
    pt: 'As respostas deste pedido mudaram depois que esta página foi aberta. Nada foi cobrado: confira o pedido e pague. Se ele não se atualizar aqui, abra onde as respostas foram mudadas ou pela conta do dono.',
  },
  'order.draft-discarded': {
    es: 'El borrador de este pedido se descartó: ya no se puede pagar. No se cobró nada. Si todavía quieres la empresa, empieza otro.',
    en: 'The draft of this order was discarded: it can no longer be paid. Nothing was charged. If you still want the company, begin another one.',
    pt: 'O rascunho deste pedido foi descartado: ele não pode mais ser pago. Nada foi cobrado. Se ainda quiser a empresa, comece outro.',
  },
  'order.not-by-link': {
    es: 'Desde aquí puedes pagar este pedido tal como está. Solo se cambia en el dispositivo donde se hizo o desde la cuenta de su dueño.',
    en: 'You can pay this order here as it is. It can only be changed on the device where it was placed or from its owner’s account.',
    pt: 'Aqui você pode pagar este pedido como está. Ele só pode ser alterado no dispositivo onde foi feito ou pela conta do dono.',
  },
  'order.paying': {
    es: 'Este pedido se está pagando en este momento, quizás en otra pestaña. Mira cómo va antes de cambiarlo.',
    en: 'This order is being paid right now, perhaps in another tab. See how it is going before you change it.',
    pt: 'Este pedido está sendo pago agora, talvez em outra aba. Veja como está antes de alterá-lo.',
  },
  'order.paid': {
    es: 'Este pedido ya está pagado.',
    en: 'This order is already paid.',
    pt: 'Este pedido já está pago.',
  },
  'order.company-unknown': {
    es: 'La empresa que elegiste ya no está en tu cuenta. Elige otra en el paso «Tu empresa».',
    en: 'The company that you chose is not in your account any more. Choose another one at the step about your company.',
    pt: 'A empresa que você escolheu não está mais na sua conta. Escolha outra na etapa da sua empresa.',
  },
  'order.company-migrated': {
    es: 'Esa empresa ya se migró. Si quieres traer otra, elígela en el paso de tu empresa.',
    en: 'That company has been brought over already. To bring another one, choose it at the step about your company.',
    pt: 'Essa empresa já foi migrada. Para trazer outra, escolha-a na etapa da sua empresa.',
  },
  'order.company-paying': {
    es: 'Otro pedido de esa misma empresa se está pagando ahora. Espera a que termine.',
    en: 'Another order of that same company is being paid now. Wait until it is done.',
    pt: 'Outro pedido dessa mesma empresa está sendo pago agora. Espere terminar.',
  },
  'order.company-dissolving': {
    es: 'Esa empresa se está disolviendo, o su disolución se está pagando. Mientras tanto no se puede migrar.',
    en: 'That company is being dissolved, or its dissolution is being paid. Meanwhile it cannot be brought over.',
    pt: 'Essa empresa está sendo dissolvida, ou a dissolução dela está sendo paga. Enquanto isso, ela não pode ser migrada.',
  },
  'order.expired': {
    es: 'Este pedido venció sin pagarse. Tus respuestas siguen guardadas: revísalas y haz el pedido de nuevo.',
    en: 'This order ran out without being paid. Your answers are still saved: check them and place it again.',
    pt: 'Este pedido venceu sem pagamento. Suas respostas continuam salvas: confira e faça o pedido de novo.',
  },
  'order.not-while-acting': {
    es: 'Mientras ves Faro como otra persona no puedes pagar por ella.',
    en: 'You cannot pay for somebody while you see Faro as them.',
    pt: 'Enquanto vê o Faro como outra pessoa, você não pode pagar por ela.',
  },
  'order.card-unknown': {
    es: 'Esa tarjeta ya no está guardada. Elige otra o escribe sus datos.',
    en: 'That card is no longer saved. Choose another or type its details.',
    pt: 'Esse cartão não está mais salvo. Escolha outro ou digite os dados.',
  },
  'order.terms-changed': {
    es: 'Los términos cambiaron desde que abriste esta página. Cárgala de nuevo para leerlos y pagar.',
    en: 'The terms have changed since you opened this page. Load it again to read them and pay.',
    pt: 'Os termos mudaram desde que você abriu esta página. Carregue-a de novo para ler e pagar.',
  },
  'order.country-ineligible': {
    es: 'Lo que pediste ya no está disponible en tu país. Revisa tus respuestas.',
    en: 'What you ordered is no longer available in your country. Check your answers.',
    pt: 'O que você pediu não está mais disponível no seu país. Confira suas respostas.',
  },
  'order.holder-short': {
    es: 'Escribe el nombre como está en la tarjeta.',
    en: 'Type the name as it is on the card.',
    pt: 'Digite o nome como está no cartão.',
  },
  'order.zip-short': {
    es: 'Escribe el código postal de la tarjeta, al menos 2 caracteres.',
    en: 'Type the postal code of the card, at least 2 characters.',
    pt: 'Digite o código postal do cartão, com pelo menos 2 caracteres.',
  },
  'order.country-unknown': {
    es: 'Elige de la lista el país de la tarjeta y tu nacionalidad.',
    en: 'Choose the country of the card and your nationality from the list.',
    pt: 'Escolha na lista o país do cartão e a sua nacionalidade.',
  },
  'order.claimed': {
    es: 'Esta empresa ya tiene dueño en otra cuenta. Si es tuya, escríbenos.',
    en: 'This company already has an owner in another account. If it is yours, write to us.',
    pt: 'Esta empresa já tem dono em outra conta. Se for sua, escreva para nós.',
  },
  'order.unpaid': {
    es: 'Este pedido todavía no está pagado.',
    en: 'This order is not paid yet.',
    pt: 'Este pedido ainda não foi pago.',
  },
  'payment.card-unknown': {
    es: 'Esa tarjeta ya no está guardada.',
    en: 'That card is no longer saved.',
    pt: 'Esse cartão não está mais salvo.',
  },
  'subscription.no-upgrade': {
    es: 'Ahora no se puede pasar a ese plan. Mira en Suscripciones cómo está la empresa.',
    en: 'You cannot go over to that plan now. Look at Subscriptions for how things stand with the company.',
    pt: 'Agora não dá para passar para esse plano. Veja em Assinaturas como está a empresa.',
  },
  'subscription.owner-only': {
    es: 'Solo quien es titular de la empresa puede pagar por ella.',
    en: 'Only an owner of the company can pay for it.',
    pt: 'Só quem é titular da empresa pode pagar por ela.',
  },
  'subscription.nothing-owed': {
    es: 'Esto ya no se debe.',
    en: 'This is no longer owed.',
    pt: 'Isto não é mais devido.',
  },
  'subscription.price-changed': {
    es: 'El importe es otro. Revísalo y vuelve a pagar.',
    en: 'The amount is another one. Check it and pay again.',
    pt: 'O valor é outro. Confira e pague de novo.',
  },
  'payment.card-needed': {
    es: 'Una renovación necesita esta tarjeta: no hay otra que sirva.',
    en: 'A renewal needs this card: there is no other that works.',
    pt: 'Uma renovação precisa deste cartão: não há outro válido.',
  },
  'payment.provider-down': {
    es: 'No pudimos hablar con el procesador de tarjetas. Nada se cobró dos veces: inténtalo de nuevo en un momento.',
    en: 'We could not reach the card processor. Nothing was charged twice: try again in a moment.',
    pt: 'Não conseguimos falar com a operadora de cartões. Nada foi cobrado duas vezes: tente de novo em instantes.',
  },
  'purchase.none': {
    es: 'Esto ya no se puede pedir para esta empresa. Mira cómo quedó en su página.',
    en: 'This can no longer be ordered for this company. See how it stands on its page.',
    pt: 'Isto não pode mais ser pedido para esta empresa. Veja como ficou na página dela.',
  },
  'purchase.not-permitted': {
    es: 'Solo el titular o un encargado de la empresa puede comprar para ella.',
    en: 'Only the owner or a manager of the company can buy for it.',
    pt: 'Só o titular ou um encarregado da empresa pode comprar para ela.',
  },
  'purchase.settled': {
    es: 'Esto ya está pagado o resuelto. No se cobró nada.',
    en: 'This is paid or settled already. Nothing was charged.',
    pt: 'Isto já está pago ou resolvido. Nada foi cobrado.',
  },
  'purchase.being-paid': {
    es: 'Otra persona de la empresa lo está pagando ahora. No se cobró nada: espera a que termine.',
    en: 'Somebody else of the company is paying for it right now. Nothing was charged: wait until they are done.',
    pt: 'Outra pessoa da empresa está pagando agora. Nada foi cobrado: espere até terminar.',
  },
  'purchase.busy': {
    es: 'Se está pagando otra cosa de la empresa. No se cobró nada: espera a que termine.',
    en: 'Something else of the company is being paid. Nothing was charged: wait until it is done.',
    pt: 'Outra coisa da empresa está sendo paga. Nada foi cobrado: espere até terminar.',
  },
  'purchase.owner-alone': {
    es: 'Solo un titular de la empresa puede pedir esto.',
    en: 'Only an owner of the company can ask for this.',
    pt: 'Só um titular da empresa pode pedir isto.',
  },
  'purchase.fee-unknown': {
    es: 'Todavía no sabemos cuánto cobra el estado por esto. No se cobró nada.',
    en: 'We do not know yet what the state charges for this. Nothing was charged.',
    pt: 'Ainda não sabemos quanto o estado cobra por isto. Nada foi cobrado.',
  },
  'purchase.closed': {
    es: 'Para esta empresa ya no se puede comprar nada.',
    en: 'Nothing can be bought for this company any more.',
    pt: 'Para esta empresa não se pode comprar mais nada.',
  },
} satisfies WordsFor<typeof checkCoupon> &
  ReasonWords<
    | OrderReason
    | ReasonOf<typeof listCards | typeof beginSavingCard | typeof removeCard | typeof setDefaultCard | typeof payOwed>
    | Exclude<ReasonOf<typeof upgradePlan>, 'subscription.unknown'>
  >;
