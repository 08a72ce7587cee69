import type {AgreementsText} from './es.ts';

/** The agreements' texts in Portuguese. */
export const pt: AgreementsText = {
  title: 'Acordo da empresa',
  'title.operating-agreement': 'Acordo operacional',
  'title.bylaws': 'Estatuto',
  'lead.operating-agreement':
    'Diz de quem é a {{company}}, quem decide e como se divide. Nós o escrevemos com as suas respostas; os bancos pedem e ele protege os donos.',
  'lead.bylaws':
    'Diz como a {{company}} é governada: acionistas, diretores e cargos. Nós o escrevemos com as suas respostas; bancos e investidores pedem.',
  inEnglish:
    'O texto está em inglês, como a lei que o rege, e é ele que vale. Ao lado de cada artigo explicamos o que diz.',
  means: 'O que significa',
  tableOf: 'Quem tem qual parte',
  signatures: 'Assinaturas',
  byRepresentative: 'por seu representante',
  signsHere: 'Assina-se aqui',
  signsOnPaper: 'Assina no PDF',
  signedHere: 'Assinado em {{when}}',
  others_one: 'Falta outra assinatura: baixe o PDF e peça que o assinem. Guarde essa cópia.',
  others_other: 'Faltam outras {{count}} assinaturas: baixe o PDF e peça que o assinem. Guarde essa cópia.',
  download: 'Baixar PDF',
  downloading: 'Preparando o PDF',
  missingCharacters_one: 'O PDF não consegue desenhar um caractere de um nome; no texto ele está completo.',
  missingCharacters_other: 'O PDF não consegue desenhar {{count}} caracteres dos nomes; no texto eles estão completos.',
  sign: 'Assinar',
  signTitle: 'Sua assinatura',
  signLead: 'Você assina por {{party}}.',
  signedFor: 'Por quem você assina',
  name: 'Seu nome completo',
  nameHint: 'Como consta no documento: {{party}}.',
  nameHintOther: 'O seu, como no passaporte: você assina como representante.',
  nameOther: 'Assine com nome e sobrenome, como constam no documento: {{party}}. Os acentos não importam.',
  offline: 'Assinar precisa de conexão. Você pode ler e baixar agora; sua assinatura espera aqui até a rede voltar.',
  acting: 'Ninguém assina por outra pessoa: só o titular pode.',
  ownerOnly: 'Só o titular da empresa pode assinar. Você pode ler e baixar.',
  signedTitle: 'Assinado',
  signedInPart_one: 'Assinado por {{who}} · falta 1 assinatura em papel',
  signedInPart_other: 'Assinado por {{who}} · faltam {{count}} assinaturas em papel',
  you: 'você',
  signedText: 'Guardamos a assinatura e o texto exato que foi assinado.',
  signedBy: 'Assinou',
  signedAt: 'Data e hora',
  signedVersion: 'Versão do texto',
  signedHash: 'Impressão digital do texto (SHA-256)',
  signedStatement: 'Com o que se concordou',
  evidence: 'Baixar o comprovante',
  changedTitle: 'O texto mudou depois da sua assinatura',
  changedText:
    'Mudaram dados da empresa ou dos sócios. Leia o texto novo e assine; o que você assinou antes continua guardado.',
  earlier: 'Assinaturas anteriores',
  openEarlier: 'Baixar o que foi assinado em {{when}}',
  emptyTitle: 'Não há nada para assinar aqui',
  emptyText:
    'Escrevemos este documento para as empresas que nós criamos. Uma que já existia mantém o dela; sem estado ou com partes incompletas ainda não há texto.',
  missingTitle: 'Esta empresa não está na sua conta',
  missingText: 'Talvez você não trabalhe mais nela, ou o endereço não esteja certo.',
  back: 'Voltar ao início',
  file: 'acordo',
  evidenceFile: 'comprovante',
  'means.company':
    'A LLC nasce no seu estado, com o seu nome, e é uma pessoa à parte dos donos: os bens e as dívidas são dela.',
  'means.members-sole': 'A empresa é toda sua. Ninguém entra se você não aceitar por escrito.',
  'means.members': 'Quem são os sócios e qual é a parte de cada um. Para outro entrar é preciso o sim de todos.',
  'means.capital':
    'O que cada um coloca fica anotado nos livros. Ninguém é obrigado a pôr mais, nem pode pedir de volta quando quiser.',
  'means.profits-sole': 'Os lucros são seus. Você pode retirá-los enquanto a empresa puder pagar o que deve.',
  'means.profits': 'Lucros, perdas e retiradas seguem a parte de cada sócio, e vão para todos ao mesmo tempo.',
  'means.management-sole': 'Você decide e assina pela empresa; pode dar poderes a outros e retirá-los.',
  'means.management-members':
    'Os sócios decidem por maioria das partes. O mais sério, como vender a empresa ou mudar este acordo, todos decidem.',
  'means.management-managers':
    'Quem dirige são os administradores nomeados aqui. Os sócios podem trocá-los e decidem o mais sério.',
  'means.liability':
    'O seu patrimônio fica à parte: ninguém responde pelas dívidas da empresa só por ser sócio ou dirigi-la.',
  'means.records':
    'Contas bancárias próprias, livros em ordem, ano fiscal de janeiro a dezembro, e como ela paga impostos.',
  'means.transfers-sole':
    'Você pode vender ou ceder a sua parte. Se você faltar, a empresa continua com quem o suceder.',
  'means.transfers':
    'Ninguém vende sua parte a alguém de fora sem o sim dos outros, que podem comprar primeiro. Se um sócio faltar, a empresa continua.',
  'means.dissolution': 'Como a empresa é encerrada: pagam-se as dívidas, e o que sobra é dos sócios.',
  'means.general': 'Qual lei o rege, como se muda e que a assinatura eletrônica vale como a de papel.',
  'means.offices': 'Onde fica a sede da corporação e quem recebe seus avisos legais.',
  'means.shares': 'Quantas ações pode emitir, quem recebe as primeiras e como se registram e se transferem.',
  'means.shareholders': 'Como os acionistas se reúnem e votam: uma ação, um voto; também à distância ou por escrito.',
  'means.directors':
    'Quem dirige, como se elege e se destitui, e como se decide. Quem tem interesse próprio deve dizer.',
  'means.officers': 'Presidente, secretário e tesoureiro: o conselho nomeia, e uma pessoa pode ter vários cargos.',
  'means.indemnity':
    'Os acionistas arriscam só o que pagaram pelas ações. A corporação protege quem a dirige de boa-fé.',
  'means.accounts': 'Contas próprias, livros, dividendos e ano fiscal de janeiro a dezembro.',
  'means.bylaws-general':
    'O que prevalece se houver diferenças, como se muda o estatuto e que a assinatura eletrônica vale como a de papel.',
};
