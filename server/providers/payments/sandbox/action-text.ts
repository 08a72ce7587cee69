import type {SiteLanguage} from '#contract/site/choose-language.ts';

/** The words of the bank's page. */
export type ActionText = {
  readonly title: string;
  /** What of all this is real: nothing. */
  readonly sandbox: string;
  readonly explain: string;
  readonly amount: string;
  readonly card: string;
  readonly confirm: string;
  readonly refuse: string;
  /** Where there is nothing to confirm any more. */
  readonly over: string;
  readonly done: string;
};

/** In the three languages of the product. Rule: PAY11. */
export const actionTexts: Readonly<Record<SiteLanguage, ActionText>> = {
  es: {
    title: 'Confirma tu pago',
    sandbox: 'Sandbox: es una prueba, no se cobra nada.',
    explain: 'Aquí tu banco te pediría que confirmes que eres tú. Si cierras esta página, el pago queda sin confirmar.',
    amount: 'Importe',
    card: 'Tarjeta',
    confirm: 'Confirmar',
    refuse: 'Rechazar',
    over: 'Ya no hay nada que confirmar aquí. Vuelve a la página del pago.',
    done: 'Listo. Ya puedes volver a la página del pago.',
  },
  en: {
    title: 'Confirm your payment',
    sandbox: 'Sandbox: this is a test, nothing is charged.',
    explain:
      'Here your bank would ask you to confirm that it is you. If you close this page, the payment stays unconfirmed.',
    amount: 'Amount',
    card: 'Card',
    confirm: 'Confirm',
    refuse: 'Reject',
    over: 'There is nothing left to confirm here. Go back to the payment page.',
    done: 'Done. You can go back to the payment page.',
  },
  pt: {
    title: 'Confirme seu pagamento',
    sandbox: 'Sandbox: é um teste, nada será cobrado.',
    explain:
      'Aqui seu banco pediria que você confirmasse que é você. Se fechar esta página, o pagamento fica sem confirmação.',
    amount: 'Valor',
    card: 'Cartão',
    confirm: 'Confirmar',
    refuse: 'Recusar',
    over: 'Não há mais nada para confirmar aqui. Volte à página do pagamento.',
    done: 'Pronto. Você já pode voltar à página do pagamento.',
  },
};
