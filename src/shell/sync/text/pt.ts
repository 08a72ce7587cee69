import type {SyncText} from './es.ts';

export const pt: SyncText = {
  restored_one:
    'Os dados do servidor foram restaurados de uma cópia de segurança. Enviamos de novo sua última alteração feita aqui. Confira se não falta nada.',
  restored_other:
    'Os dados do servidor foram restaurados de uma cópia de segurança. Enviamos de novo suas últimas {{count}} alterações feitas aqui. Confira se não falta nada.',
  restoredNone: 'Os dados do servidor foram restaurados de uma cópia de segurança. Confira se não falta nada.',
  'rescue.fullTitle': 'Este dispositivo está sem espaço',
  'rescue.fullText': 'O navegador não consegue abrir seus dados porque não há espaço. Libere espaço e tente de novo.',
  'rescue.newerTitle': 'Estes dados são de uma versão mais nova do Faro',
  'rescue.newerText':
    'Tente de novo para carregar a nova versão. Se continuar igual, feche todas as abas do Faro e abra de novo.',
  'rescue.forbiddenTitle': 'O navegador não permite salvar dados aqui',
  'rescue.forbiddenText':
    'O Faro guarda seu trabalho neste dispositivo e precisa dessa permissão. Confira as configurações de privacidade ou use uma janela normal.',
  'rescue.brokenTitle': 'Não conseguimos abrir os dados deste dispositivo',
  'rescue.brokenText':
    'Eles podem estar danificados. Às vezes basta tentar de novo ou reiniciar o navegador. O que já foi enviado está seguro no servidor.',
  'rescue.safe_one':
    'Encontramos {{count}} alteração não enviada. Você pode exportá-la, e ela volta para a fila se você recomeçar.',
  'rescue.safe_other':
    'Encontramos {{count}} alterações não enviadas. Você pode exportá-las, e elas voltam para a fila se você recomeçar.',
  'rescue.files_one': 'Também há {{count}} arquivo que talvez não esteja no servidor: a cópia o inclui.',
  'rescue.files_other': 'Também há {{count}} arquivos que talvez não estejam no servidor: a cópia os inclui.',
  'rescue.none': 'Não há alterações a enviar.',
  'rescue.unknown': 'Não conseguimos ler se ainda havia alterações a enviar.',
  'rescue.export': 'Exportar o que não foi enviado',
  'rescue.clean': 'Recomeçar',
  'rescue.cleanTitle': 'Recomeçar neste dispositivo?',
  'rescue.cleanText': 'Os dados danificados deste dispositivo são apagados e buscados de novo no servidor.',
  'rescue.cleanFailed':
    'O navegador não deixou apagar os dados. Feche as outras abas do Faro ou reinicie o navegador e tente de novo.',
  'recovery.gone': 'O navegador apagou os dados deste dispositivo. Estamos buscando tudo de novo no servidor.',
  'recovery.damaged': 'Os dados deste dispositivo estavam danificados.',
  'recovery.restored_one': 'Recuperamos {{count}} alteração que faltava enviar.',
  'recovery.restored_other': 'Recuperamos {{count}} alterações que faltava enviar.',
  'recovery.missing_one':
    'Não conseguimos recuperar {{count}} alteração que não tinha sido enviada (vista pela última vez: {{time}}).',
  'recovery.missing_other':
    'Não conseguimos recuperar {{count}} alterações que não tinham sido enviadas (vistas pela última vez: {{time}}).',
  'recovery.allSent': 'Tudo tinha sido enviado: nada se perdeu.',
  'recovery.unreadable_one': '{{count}} alteração não pode mais ser lida. Ela está em “Exportar dados locais”.',
  'recovery.unreadable_other': '{{count}} alterações não podem mais ser lidas. Elas estão em “Exportar dados locais”.',
  'recovery.understood': 'Entendi',
};
