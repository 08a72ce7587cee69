import {writeCardMissing} from './card-missing.ts';
import {temporaryPasswordDays} from '#contract/account/rules.ts';
import type {WaitlistTopic} from '#contract/contact/waitlist.ts';
import type {TeammateRole} from '#contract/teammates/invitation.ts';
import {toMoment, type MailWords} from '#server/mail/letter.ts';
import {writeCompanyMoved} from './company-moved.ts';
import {writeDissolutionTold} from './dissolution-told.ts';
import {writeDocumentTold} from './document-told.ts';
import {writeMailArrived} from './mail-arrived.ts';
import {writeDates} from './dates.ts';
import {ordersPt} from './orders-pt.ts';
import {purchasesPt} from './purchases-pt.ts';
import type {SecurityEvent} from '#server/mail/mail-order.ts';

const greet = (name: string) => (name === '' ? 'Olá,' : `Olá, ${name},`);

const events: Readonly<Record<SecurityEvent, {title: string; what: string}>> = {
  'password-changed': {title: 'Sua senha foi alterada', what: 'A senha da sua conta do Faro foi alterada.'},
  'new-device': {
    title: 'Novo acesso à sua conta',
    what: 'Alguém entrou na sua conta do Faro em um dispositivo que você ainda não tinha usado.',
  },
  'google-linked': {
    title: 'Sua conta do Google foi vinculada',
    what: 'Agora você também pode entrar no Faro com a sua conta do Google.',
  },
  'sessions-ended': {
    title: 'Suas sessões foram encerradas',
    what: 'As sessões da sua conta do Faro em outros dispositivos foram encerradas.',
  },
  'factor-on': {
    title: 'A verificação em duas etapas foi ativada',
    what: 'A partir de agora, para entrar na sua conta do Faro também é preciso um código do seu aplicativo autenticador.',
  },
  'factor-changed': {
    title: 'Sua verificação em duas etapas mudou',
    what: 'Uma das formas de verificação da sua conta do Faro foi removida. A verificação em duas etapas continua ativa.',
  },
  'factor-replaced': {
    title: 'Seu aplicativo autenticador foi trocado',
    what: 'O aplicativo autenticador da sua conta do Faro foi trocado por outro. Os códigos do anterior não valem mais.',
  },
  'factor-off': {
    title: 'Verificação em duas etapas desativada',
    what: 'Sua conta do Faro volta a abrir só com a senha ou com o Google.',
  },
  'factor-reset': {
    title: 'Verificação em duas etapas redefinida',
    what: 'Com um código enviado a este e-mail, o aplicativo, as chaves de acesso e os códigos de recuperação da sua conta do Faro foram removidos, e as sessões foram encerradas.',
  },
  'passkey-added': {
    title: 'Chave de acesso adicionada',
    what: 'Uma chave de acesso foi adicionada à sua conta do Faro.',
  },
  'recovery-made': {
    title: 'Novos códigos de recuperação criados',
    what: 'Foram criados novos códigos de recuperação para a sua conta do Faro. Os anteriores não valem mais.',
  },
  'recovery-used': {
    title: 'Um código de recuperação foi usado',
    what: 'Alguém usou um dos seus códigos de recuperação na sua conta do Faro. Esse código não vale mais.',
  },
};

/** What one is invited to. Source: D11. */
const roles: Readonly<Record<TeammateRole, string>> = {
  manager:
    'Você terá a função Encarregado(a): verá a empresa, seus documentos e seus livros, e também a correspondência, as assinaturas e as faturas.',
  bookkeeper: 'Você cuidará da contabilidade: verá a empresa, seus documentos e seus livros.',
};

/** What somebody waits for, after “para quando”. */
const waited: Readonly<Record<WaitlistTopic, string>> = {
  account: 'der para abrir a conta em dólares com a carteira',
  mail: 'der para ler a correspondência digitalizada da empresa',
  forms: 'der para preparar os formulários do IRS',
};

export const mailsPt: MailWords = {
  footer: 'Faro: abra e administre a sua empresa nos Estados Unidos de qualquer lugar.',
  linkHint: 'Se o botão não funcionar, copie este endereço no seu navegador:',
  welcome: ({firstName}) => ({
    subject: 'Boas-vindas ao Faro',
    title: 'Sua conta está pronta',
    before: [
      greet(firstName),
      'No Faro, a sua empresa nos Estados Unidos fica em um só lugar: cada etapa do processo, os documentos e a contabilidade, mesmo sem conexão.',
    ],
    action: {label: 'Ir para o meu painel', path: 'dashboard'},
    after: [
      'Se você não criou esta conta, alguém digitou o seu e-mail por engano: responda a esta mensagem e nós a encerramos.',
    ],
  }),
  'reset-code': ({firstName, code, minutesValid, takesFactor, token, linkMinutes}) => ({
    subject: takesFactor ? 'Seu código para redefinir a verificação' : 'Seu código para trocar a senha',
    title: takesFactor ? 'Redefina a verificação em duas etapas' : 'Troque a sua senha',
    before: [greet(firstName), 'Digite este código na página em que você o pediu:'],
    code,
    ...(token !== '' && {action: {label: 'Criar uma senha nova', path: `reset-password/confirm#${token}`}}),
    after: [
      `O código vale por ${minutesValid} minutos e só pode ser usado uma vez.`,
      ...(token === ''
        ? []
        : [
            `Se você está lendo este e-mail no dispositivo que quer usar, ou se a página não aceita mais códigos, abra o link: ele dispensa o código, vale por ${linkMinutes} minutos e uma única vez.`,
          ]),
      takesFactor
        ? 'Não o compartilhe: ninguém da Faro vai pedir esse código. Se você não o pediu, alguém sabe a sua senha: troque-a agora.'
        : 'Não o compartilhe: ninguém da Faro vai pedir esse código. Se você não pediu para trocar a senha, ignore este e-mail; ela continua a mesma.',
    ],
  }),
  'temporary-password': ({firstName, password, invitedBy}) => ({
    subject: invitedBy === null ? 'Sua conta do Faro' : 'Você recebeu um convite para o Faro',
    title: invitedBy === null ? 'Sua conta do Faro' : 'Você recebeu um convite para o Faro',
    before: [
      greet(firstName),
      invitedBy === null
        ? 'Criamos uma conta do Faro para você.'
        : `${invitedBy} convidou você para trabalhar em uma empresa no Faro.`,
      'Entre com este e-mail e esta senha temporária. Depois, você escolhe a sua:',
    ],
    code: password,
    action: {label: 'Entrar no Faro', path: 'login'},
    after: [
      `A senha temporária vale por ${temporaryPasswordDays} dias; depois disso, peça um código em “Esqueceu a senha?”, na página de entrada.`,
      'Se você não esperava este convite, ignore este e-mail.',
    ],
  }),
  'security-event': ({firstName, event, at, device}) => ({
    subject: `Segurança da sua conta: ${events[event].title}`,
    title: events[event].title,
    before: [greet(firstName), events[event].what],
    facts: [
      ['Quando', toMoment('pt', at)],
      ['Dispositivo', device],
    ],
    action: {label: 'Entrar no Faro', path: 'login'},
    after: [
      'Se foi você, não precisa fazer nada.',
      'Se não foi você, peça uma nova senha na página de entrada e encerre as outras sessões.',
    ],
  }),
  'contact-message': ({name, email, message}) => ({
    subject: `Mensagem de contato de ${name}`,
    title: 'Mensagem do formulário de contato',
    before: [],
    facts: [
      ['Nome', name],
      ['E-mail', email],
    ],
    quote: message,
    after: ['Ao responder a este e-mail, você responde a essa pessoa.'],
  }),
  'contact-received': () => ({
    subject: 'Recebemos a sua mensagem',
    title: 'Recebemos a sua mensagem',
    before: ['Olá,', 'Agradecemos a sua mensagem. Uma pessoa da nossa equipe vai ler e responder neste e-mail.'],
    after: ['Se você não nos escreveu, alguém digitou o seu e-mail por engano: pode ignorar esta mensagem.'],
  }),
  'waitlist-joined': ({topic, token}) => ({
    subject: 'Avisaremos quando estiver pronto',
    title: 'Avisaremos quando estiver pronto',
    before: [
      'Olá,',
      `Você pediu um aviso para quando ${waited[topic]} no Faro. Vamos escrever uma única vez, nesse dia.`,
    ],
    action: {label: 'Remover meu e-mail', path: `coming-soon#leave=${token}`},
    after: ['Se você não pediu ou não quer mais, remova o e-mail com o botão: não é preciso entrar na conta.'],
  }),
  'teammate-invited': ({invitedBy, company, role, until, token}) => ({
    subject: `Convite para ${company} no Faro`,
    title: `Convite para ${company}`,
    before: [
      'Olá,',
      invitedBy === ''
        ? `Convidaram você para trabalhar em ${company}, no Faro.`
        : `${invitedBy} convida você para trabalhar em ${company}, no Faro.`,
      roles[role],
    ],
    action: {label: 'Ver o convite', path: `invitation#${token}`},
    after: [
      `O convite vale até ${toMoment('pt', until)}. Nada muda até que você aceite; se não tiver conta, pode criá-la ali mesmo.`,
      'O link é só para você: não o encaminhe. Se não esperava este convite, pode recusá-lo ou ignorar este e-mail.',
    ],
  }),
  ...ordersPt(greet),
  ...purchasesPt(greet),
  ...writeCompanyMoved('pt', greet),
  ...writeDissolutionTold('pt', greet),
  ...writeDocumentTold('pt', greet),
  ...writeMailArrived('pt', greet),
  ...writeCardMissing('pt', greet),
  ...writeDates('pt', greet),
};
