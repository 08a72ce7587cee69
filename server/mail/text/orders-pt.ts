import {writeRenewals} from './renewals.ts';
import type {dutyKinds} from '#contract/catalogue/ids.ts';
import {toDay, toDollars, toMoment, type MailWords, type OrderMailKind} from '#server/mail/letter.ts';
import {nameServices} from '#server/mail/service-names.ts';
import {sayNeeds} from '#server/mail/say-needs.ts';
import {sayInvoice, sayLines} from '#server/mail/say-lines.ts';

/** What is sold beside a plan, by its id. */
export const services = nameServices('pt');

const toSignWords = {
  'operating-agreement':
    'O próximo passo é seu: leia e assine o acordo operacional, que escrevemos com as suas respostas. Ele espera na sua página inicial.',
  bylaws:
    'O próximo passo é seu: leia e assine o estatuto, que escrevemos com as suas respostas. Ele espera na sua página inicial.',
};

/** What states ask for, by its kind. */
export const duties: Readonly<Record<(typeof dutyKinds)[number], string>> = {
  report: 'Relatório anual',
  statement: 'Declaração de informações',
  tax: 'Imposto anual',
  'franchise-tax': 'Imposto de franquia',
};

/** The words of an order's lines. */
export const lineWords = {
  services,
  duties,
  periods: {year: 'um ano', month: 'um mês', once: 'pagamento único'},
  plan: 'Plano',
  filing: 'Registro no estado',
  coupon: 'Cupom',
  handling: 'Entrega ao estado',
  stateFee: 'Taxa do estado',
  stateLate: 'Acréscimo do estado por atraso',
  forwarding: 'Reenvio do original',
  shredding: 'Destruição do original',
  included: 'incluído',
};

const next = {
  create: (name: string) => `Preparamos o registro de ${name}`,
  migrate: (name: string) => `Revisamos o que já existe de ${name}`,
  crypto: (name: string) => `Preparamos a abertura da conta de ${name}`,
};

/** The mails of orders. */
export const ordersPt = (greet: (name: string) => string): Pick<MailWords, OrderMailKind> => ({
  'order-placed': ({firstName, number, company, cents, until, path}) => ({
    subject: `Seu pedido ${number} está salvo`,
    title: 'Seu pedido está salvo',
    before: [
      greet(firstName),
      `Salvamos seu pedido${company === '' ? '' : ` de ${company}`}. Você pode pagar quando quiser, em qualquer dispositivo, até ${toDay('pt', until)}.`,
    ],
    facts: [
      ['Pedido', number],
      ['Total', toDollars('pt', cents)],
    ],
    action: {label: 'Continuar o pedido', path},
    after: [
      'Este link abre o seu pedido: não o compartilhe.',
      'Se você não fez este pedido, ignore este e-mail; sem pagamento nada acontece.',
    ],
  }),
  'order-paid': ({firstName, number, company, lines, cents, at, invoice, isClaimed, toSign, path}) => ({
    subject: `Recibo do seu pedido ${number}`,
    title: 'Recebemos seu pagamento',
    before: [
      greet(firstName),
      `Agradecemos a confiança. Já estamos trabalhando em ${company === '' ? 'sua empresa' : company}.`,
    ],
    facts: [
      ['Pedido', number],
      ...sayLines(lines, lineWords, (amount) => toDollars('pt', amount)),
      ['Pago', toDollars('pt', cents)],
      ['Data', toMoment('pt', at)],
      ...sayInvoice('Fatura', invoice),
    ],
    action: {label: !isClaimed ? 'Criar sua conta e ver a empresa' : toSign ? 'Ler e assinar' : 'Ver a empresa', path},
    after: [
      ...(isClaimed && invoice !== null ? ['A fatura em PDF espera você em “Faturas”.'] : []),
      ...(isClaimed
        ? []
        : ['Este link abre a sua empresa: não o compartilhe. Crie uma conta ou entre com ele para tê-la em seu nome.']),
      ...(toSign ? [toSignWords[toSign]] : []),
      'Um pedido pago não é cancelado nem reembolsado. No seu painel você verá cada etapa, com a data, e o que precisamos de você.',
    ],
  }),
  'payment-failed': ({firstName, number, company, cents, until, path}) => ({
    subject: `O pagamento do seu pedido ${number} não foi concluído`,
    title: 'O pagamento não foi concluído',
    before: [
      greet(firstName),
      `O pagamento de ${company === '' ? 'seu pedido' : company} ficou pela metade e o cancelamos: nada foi cobrado. Suas respostas continuam salvas e você pode pagar até ${toDay('pt', until)}.`,
    ],
    facts: [
      ['Pedido', number],
      ['Total', toDollars('pt', cents)],
    ],
    action: {label: 'Pagar agora', path},
    after: [
      'Se o seu banco recusou o cartão, use outro ou fale com o banco.',
      'Este link abre o seu pedido: não o compartilhe.',
    ],
  }),
  'company-created': ({firstName, number, company, orderKind, startsBy, path}) => {
    const name = company === '' ? 'sua empresa' : company;
    return {
      subject: `Seu pedido ${number} está em andamento`,
      title: 'Sua empresa está em andamento',
      before: [
        greet(firstName),
        `${next[orderKind](name)}. ${startsBy === null ? 'Fazemos por ordem de chegada.' : `Começamos até ${toMoment('pt', startsBy)}.`}`,
      ],
      facts: [
        ['Pedido', number],
        ['Andamento', 'Pedido recebido'],
      ],
      action: {label: 'Ver minha empresa', path},
      after: ['Avisamos você de cada passo. Na sua página inicial você vê o que fazemos e o que precisamos de você.'],
    };
  },
  'company-needs': ({firstName, number, company, toSign, path, ...needs}) => ({
    subject: `O que precisamos de você para o pedido ${number}`,
    title: 'O que precisamos de você',
    before: [
      greet(firstName),
      `Para seguir com ${company === '' ? 'sua empresa' : company}, envie os documentos desta lista. Um comprovante de endereço vale se for dos últimos três meses.`,
    ],
    facts: sayNeeds('pt', {company, ...needs}, {company: 'Empresa', partner: 'Sócio'}),
    action: {label: toSign ? 'Ler e assinar' : 'Ir para o início', path},
    after: [
      ...(toSign ? [toSignWords[toSign]] : []),
      'Não mande documentos por e-mail: envie-os na página da sua empresa. Eles saem cifrados do seu dispositivo.',
    ],
  }),
  ...writeRenewals('pt', greet, lineWords),
});
