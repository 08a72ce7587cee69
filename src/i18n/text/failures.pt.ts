import type {FailureTexts} from './failures.es.ts';

export const failuresPt: FailureTexts = {
  'code.validation': 'Confira os dados: algo não é válido.',
  'code.unauthorized': 'Entre para continuar.',
  'code.forbidden': 'Você não tem permissão para fazer isso.',
  'code.not-found': 'Não existe mais.',
  'code.conflict': 'Outra pessoa alterou isso nesse meio-tempo. Atualize e tente de novo.',
  'code.too-large': 'É grande demais.',
  'code.outdated': 'Esta versão do Faro não pode mais ser usada. Atualize a página.',
  'code.rate-limited': 'Tentativas demais. Aguarde {{waitSeconds}} s e tente de novo.',
  'code.offline': 'Sem conexão com o servidor. Verifique sua internet e tente de novo.',
  'code.provider-down': 'Um serviço externo não responde. Tente de novo em alguns minutos.',
  'code.unexpected': 'Desculpe, ocorreu um erro. Tente de novo mais tarde.',
  'reason.account.admin-only': 'Só a administração pode fazer isso.',
  'reason.account.busy': 'Muitas pessoas estão entrando agora. Aguarde {{waitSeconds}} s e tente de novo.',
  'reason.account.email-invalid': 'O e-mail não está correto.',
  'reason.account.blocked': 'Sua conta está bloqueada. Fale com a gente para reativá-la.',
  'reason.account.name-invalid': 'Digite um nome com letras, sem números nem símbolos.',
  'reason.account.not-acting': 'Isso só funciona enquanto você vê o Faro como outra pessoa.',
  'reason.account.not-for-admins': 'Isso é para as contas de clientes: com a de administração não dá.',
  'reason.account.not-while-acting': 'Enquanto vê o Faro como outra pessoa, você não pode mudar a conta dela.',
  'reason.account.proof-needed': 'Primeiro confirme que é você.',
  'reason.account.second-factor-needed': 'Primeiro ative a verificação em duas etapas em Segurança.',
  'reason.account.sign-in-required': 'Entre para continuar.',
  'reason.company.dissolved':
    'Esta empresa foi dissolvida: nada mais pode ser alterado nela. O que você escreveu continua aqui e pode ser baixado.',
  'reason.device.broken':
    'Não foi salvo: o navegador não conseguiu gravar neste dispositivo. O que você digitou continua na tela; tente de novo.',
  'reason.device.full':
    'Não foi salvo: este dispositivo está sem espaço. O que você digitou continua na tela; libere espaço e tente de novo.',
  'reason.request.foreign-origin': 'O pedido não veio do Faro e por isso não foi atendido.',
  'reason.request.invalid-field': 'Confira os dados: algo não é válido.',
  'reason.request.malformed': 'O servidor não entendeu o pedido. Atualize a página.',
  'reason.request.no-auth-token': 'Sua sessão mudou em outra aba. Atualize a página.',
  'reason.request.too-large': 'O que você enviou passa do limite.',
  'reason.request.too-many': 'Tentativas demais. Aguarde {{waitSeconds}} s e tente de novo.',
  'reason.server.database-down': 'O servidor não consegue salvar agora. Suas alterações continuam neste dispositivo.',
  'reason.server.disk-full':
    'O servidor está sem espaço no momento. Suas alterações continuam neste dispositivo e serão enviadas depois.',
  'reason.space.rows-full':
    'Não foi salvo no servidor: não há espaço para mais registros. Exclua alguns ou, se for de uma empresa, mude para um plano com mais espaço e envie de novo.',
  'reason.sync.conflict': 'Outra pessoa alterou a mesma coisa nesse meio-tempo.',
  'reason.sync.copied-profile':
    'Este navegador é cópia de outro. O Faro dará a ele uma nova identidade e reenviará suas alterações.',
  'reason.sync.field-not-writable': 'Esse dado não pode ser alterado.',
  'reason.sync.gap': 'O servidor espera uma alteração anterior. O Faro vai reenviá-la.',
  'reason.sync.invalid-value': 'O valor não é válido.',
  'reason.sync.missing-reference': 'Refere-se a algo que não existe mais nesta empresa.',
  'reason.sync.newer-wire-version':
    'O servidor está sendo atualizado. Suas alterações continuam neste dispositivo e serão enviadas depois.',
  'reason.sync.no-access': 'Você não tem mais acesso a esta empresa.',
  'reason.sync.no-longer-permitted': 'Você não tem mais acesso a esta empresa. O que você digitou continua aqui.',
  'reason.company.plan-lapsed':
    'O plano desta empresa terminou: isto pode ser lido e exportado, mas só volta a ser alterado quando ele for renovado.',
  'reason.sync.not-permitted': 'Sua função nesta empresa não permite esta alteração.',
  'reason.sync.old-wire-version':
    'Esta versão do Faro não pode mais sincronizar. Atualize a página: suas alterações continuam aqui.',
  'reason.sync.other-epoch':
    'Os dados do servidor foram restaurados de uma cópia. O Faro vai reenviar suas alterações.',
  'reason.sync.other-user': 'A sessão é de outra pessoa. Entre com sua conta para enviar estas alterações.',
  'reason.sync.row-deleted': 'Outra pessoa excluiu isso nesse meio-tempo.',
  'reason.sync.row-missing': 'Não existe mais no servidor.',
  'reason.sync.too-many-devices':
    'Nos últimos 30 dias você enviou de dispositivos demais. O que está neste será enviado mais tarde: nada se perde.',
  'reason.sync.too-much-today':
    'Hoje sua conta já salvou registros demais. O resto será enviado em algumas horas, sem você fazer nada.',
};
