import type {Language} from '#contract/account/rules.ts';
import type {CompanyStatus, skipReasons, startMoves} from './progress.ts';

/** What a step is called, what it means for the owner, and what comes next. */
export type StepWords = {readonly title: string; readonly means: string; readonly next: string};

type InLanguages<Value> = Readonly<Record<Language, Value>>;

/** What an owner is told at each step, in mails and on screens alike, and of what becomes of the papers at the start. Source: D13. */
export const stepWords: Readonly<Record<CompanyStatus | (typeof startMoves)[number], InLanguages<StepWords>>> = {
  filed: {
    es: {
      title: 'Presentada ante el estado',
      means: 'Presentamos los papeles de tu empresa ante el estado.',
      next: 'Ahora actúa el estado. Te escribimos cuando responda.',
    },
    en: {
      title: 'Filed with the state',
      means: 'We filed your company’s papers with the state.',
      next: 'Now the state acts. We will write to you when it answers.',
    },
    pt: {
      title: 'Apresentada ao estado',
      means: 'Apresentamos os documentos da sua empresa ao estado.',
      next: 'Agora é a vez do estado. Escrevemos quando ele responder.',
    },
  },
  'names-refused': {
    es: {
      title: 'El estado no aceptó los nombres',
      means: 'El estado no aceptó ninguno de los dos nombres que elegiste.',
      next: 'Ahora te toca a ti: propón otros dos en la página de tu empresa. No cuesta nada.',
    },
    en: {
      title: 'The state did not accept the names',
      means: 'The state accepted neither of the two names that you chose.',
      next: 'Now it is your turn: propose two others on your company’s page. It costs nothing.',
    },
    pt: {
      title: 'O estado não aceitou os nomes',
      means: 'O estado não aceitou nenhum dos dois nomes que você escolheu.',
      next: 'Agora é a sua vez: proponha outros dois na página da sua empresa. Não custa nada.',
    },
  },
  'names-proposed': {
    es: {
      title: 'Nombres nuevos propuestos',
      means: 'Tenemos los dos nombres nuevos de tu empresa.',
      next: 'Ahora actuamos nosotros: volvemos a presentar sus papeles.',
    },
    en: {
      title: 'New names proposed',
      means: 'We have the two new names of your company.',
      next: 'Now it is our turn: we are filing its papers again.',
    },
    pt: {
      title: 'Novos nomes propostos',
      means: 'Temos os dois novos nomes da sua empresa.',
      next: 'Agora é a nossa vez: vamos apresentar os documentos dela de novo.',
    },
  },
  Start: {
    es: {
      title: 'Pedido recibido',
      means: 'Tu empresa está en el primer paso.',
      next: 'Ahora actuamos nosotros: preparamos sus papeles.',
    },
    en: {
      title: 'Order received',
      means: 'Your company is at its first step.',
      next: 'Now it is our turn: we are preparing its papers.',
    },
    pt: {
      title: 'Pedido recebido',
      means: 'Sua empresa está na primeira etapa.',
      next: 'Agora é a nossa vez: estamos preparando os documentos dela.',
    },
  },
  RegisteredInState: {
    es: {
      title: 'Registrada en el estado',
      means: 'El estado aceptó los papeles: tu empresa ya existe.',
      next: 'Ahora pedimos al IRS su número fiscal, el EIN. No tienes que hacer nada.',
    },
    en: {
      title: 'Registered in the state',
      means: 'The state accepted the papers: your company exists.',
      next: 'Now we ask the IRS for its tax number, the EIN. There is nothing for you to do.',
    },
    pt: {
      title: 'Registrada no estado',
      means: 'O estado aceitou os documentos: sua empresa já existe.',
      next: 'Agora pedimos ao IRS o número fiscal dela, o EIN. Você não precisa fazer nada.',
    },
  },
  ObtainingEin: {
    es: {
      title: 'EIN solicitado al IRS',
      means: 'Enviamos al IRS el formulario SS-4 con los datos de tu empresa.',
      next: 'Ahora actúa el IRS. Indica unos 4 días hábiles por fax; puede tardar más.',
    },
    en: {
      title: 'EIN requested from the IRS',
      means: 'We sent the IRS Form SS-4 with your company’s details.',
      next: 'Now the IRS acts. It states some 4 business days by fax; it may take longer.',
    },
    pt: {
      title: 'EIN solicitado ao IRS',
      means: 'Enviamos ao IRS o formulário SS-4 com os dados da sua empresa.',
      next: 'Agora é a vez do IRS. Ele informa cerca de 4 dias úteis por fax; pode demorar mais.',
    },
  },
  ProvisionalEinLetterObtained: {
    es: {
      title: 'Carta provisional del EIN',
      means: 'El IRS asignó el EIN a tu empresa y lo confirmó con una carta.',
      next: 'Ahora revisamos si hace falta el reporte BOI. No tienes que hacer nada.',
    },
    en: {
      title: 'Provisional EIN letter',
      means: 'The IRS gave your company its EIN and confirmed it by letter.',
      next: 'Now we check whether a BOI report is due. There is nothing for you to do.',
    },
    pt: {
      title: 'Carta provisória do EIN',
      means: 'O IRS atribuiu o EIN à sua empresa e confirmou por carta.',
      next: 'Agora verificamos se o relatório BOI é necessário. Você não precisa fazer nada.',
    },
  },
  BoiReport: {
    es: {
      title: 'Reporte BOI',
      means: 'Tu empresa debe informar a FinCEN quiénes son sus dueños.',
      next: 'Ahora preparamos el reporte. Si falta algún dato, te lo pedimos.',
    },
    en: {
      title: 'BOI report',
      means: 'Your company has to tell FinCEN who its owners are.',
      next: 'Now we prepare the report. If anything is missing, we will ask you for it.',
    },
    pt: {
      title: 'Relatório BOI',
      means: 'Sua empresa precisa informar ao FinCEN quem são os donos.',
      next: 'Agora preparamos o relatório. Se faltar algum dado, pedimos a você.',
    },
  },
  ReadyForBankAccount: {
    es: {
      title: 'Lista para la cuenta bancaria',
      means: 'Tu empresa tiene los papeles que pide un banco.',
      next: 'Ahora te toca a ti: revisa que sus documentos y los de cada socio estén completos.',
    },
    en: {
      title: 'Ready for the bank account',
      means: 'Your company has the papers that a bank asks for.',
      next: 'Now it is your turn: check that its documents and those of each partner are complete.',
    },
    pt: {
      title: 'Pronta para a conta bancária',
      means: 'Sua empresa tem os documentos que um banco pede.',
      next: 'Agora é a sua vez: confira se os documentos dela e de cada sócio estão completos.',
    },
  },
  BankAccountProcessing: {
    es: {
      title: 'Cuenta bancaria en trámite',
      means: 'El banco recibió la solicitud de tu empresa.',
      next: 'Ahora actúa el banco. Si pide algo más, te avisamos.',
    },
    en: {
      title: 'Bank account in progress',
      means: 'The bank received your company’s application.',
      next: 'Now the bank acts. If it asks for more, we will tell you.',
    },
    pt: {
      title: 'Conta bancária em andamento',
      means: 'O banco recebeu a solicitação da sua empresa.',
      next: 'Agora é a vez do banco. Se ele pedir mais alguma coisa, avisamos.',
    },
  },
  Completed: {
    es: {
      title: 'Completada',
      means: 'Terminamos todos los pasos de tu empresa.',
      next: 'Sus fechas y documentos siguen en tu panel.',
    },
    en: {
      title: 'Completed',
      means: 'All the steps of your company are done.',
      next: 'Its dates and documents stay in your dashboard.',
    },
    pt: {
      title: 'Concluída',
      means: 'Concluímos todas as etapas da sua empresa.',
      next: 'As datas e os documentos dela continuam no seu painel.',
    },
  },
  Canceled: {
    es: {
      title: 'Cancelada',
      means: 'El trámite de tu empresa se canceló.',
      next: 'Sus datos y documentos siguen en tu panel.',
    },
    en: {
      title: 'Canceled',
      means: 'The formation of your company was canceled.',
      next: 'Its data and documents stay in your dashboard.',
    },
    pt: {
      title: 'Cancelada',
      means: 'O processo da sua empresa foi cancelado.',
      next: 'Os dados e documentos dela continuam no seu painel.',
    },
  },
};

/** Why there is no BOI report. Source: D21, facts.md F5. */
export const skipWords: Readonly<Record<(typeof skipReasons)[number], InLanguages<string>>> = {
  'formed-in-us': {
    es: 'El reporte BOI no hace falta: las empresas formadas en EE. UU. no lo presentan desde el 26 de marzo de 2025.',
    en: 'No BOI report is due: companies formed in the US have not filed one since March 26, 2025.',
    pt: 'O relatório BOI não é necessário: empresas formadas nos EUA não o apresentam desde 26 de março de 2025.',
  },
  'filed-before': {
    es: 'El reporte BOI no hace falta: ya se presentó antes.',
    en: 'No BOI report is due: it was filed before.',
    pt: 'O relatório BOI não é necessário: já foi apresentado antes.',
  },
};

/** What stands before a step that a further move put right. */
export const correctionWords: InLanguages<string> = {
  es: 'Corregimos un paso que estaba mal anotado.',
  en: 'We corrected a step that had been noted wrongly.',
  pt: 'Corrigimos uma etapa que estava anotada errado.',
};
