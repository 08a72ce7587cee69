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
    title: 'Confirma que eres tú',
    sandbox: 'Sandbox: es una prueba, no se cobra nada.',
    explain:
      'Aquí tu banco te pediría que confirmes lo que haces con tu tarjeta. Si cierras esta página, nada se confirma.',
    amount: 'Importe',
    card: 'Tarjeta',
    confirm: 'Confirmar',
    refuse: 'Rechazar',
    over: 'Ya no hay nada que confirmar aquí. Vuelve a la página anterior.',
    done: 'Listo. Ya puedes cerrar esta página.',
  },
  en: {
    title: 'Confirm that it is you',
    sandbox: 'Sandbox: this is a test, nothing is charged.',
    explain:
      'Here your bank would ask you to confirm what you do with your card. If you close this page, nothing is confirmed.',
    amount: 'Amount',
    card: 'Card',
    confirm: 'Confirm',
    refuse: 'Reject',
    over: 'There is nothing left to confirm here. Go back to the page before.',
    done: 'Done. You can close this page.',
  },
  pt: {
    title: 'Confirme que é você',
    sandbox: 'Sandbox: é um teste, nada será cobrado.',
    explain:
      'Aqui seu banco pediria que você confirmasse o que faz com seu cartão. Se fechar esta página, nada é confirmado.',
    amount: 'Valor',
    card: 'Cartão',
    confirm: 'Confirmar',
    refuse: 'Recusar',
    over: 'Não há mais nada para confirmar aqui. Volte à página anterior.',
    done: 'Pronto. Você já pode fechar esta página.',
  },
};
