import type {es} from './es.ts';

export const pt: Record<keyof typeof es, string> = {
  receivedTitle: 'Recibos para anexar',
  receivedLead: 'Escolha a transação de cada recibo. Até lá, eles ficam só neste dispositivo.',
  receivedAdd: 'Adicionar recibos',
  receivedList: 'Recibos sem transação',
  receivedAt: '{{size}} · chegou {{time}}',
  receivedChoose: 'Escolher transação',
  receivedChooseFor: 'Escolher transação para {{name}}',
  receivedDiscard: 'Descartar {{name}}',
  receivedDiscarded: '{{name}} descartado',
  receivedAttached: '{{name}} anexado a {{movement}}',
  receiptsAttached: '{{count}} recibos anexados a {{movement}}',
  receivedEmpty: 'Não há recibos para anexar',
  receivedEmptyText:
    'Compartilhe fotos ou PDFs com o Faro a partir de outro app, solte-os sobre suas transações ou adicione-os aqui.',
  receivedRefused: 'Estes arquivos não foram guardados:',
  receivedUnderstood: 'Entendi',
  receivedTroubleFull:
    'Este dispositivo está sem espaço. O que falta na lista não foi guardado: libere espaço e compartilhe de novo.',
  receivedTroubleUnreadable:
    'O que você compartilhou não trazia arquivos que possam ser lidos. Compartilhe de novo a partir do outro app.',
  receivedTroubleFailed: 'Algo deu errado e o que você compartilhou não foi guardado. Compartilhe de novo.',
  receivedRecent: 'Transações recentes sem recibo',
  receivedSuggested: 'Sugeridas pelo nome e pela data do arquivo',
  suggested_amount: 'Mesmo valor',
  suggested_name: 'Mesmo nome',
  suggested_date: 'Data próxima',
  suggestedHasReceipt: 'Já tem recibo',
  receivedFound: 'Transações encontradas',
  receivedMore: 'Mostrando {{shown}} de {{count}}. Busque para ver outras.',
  receivedNone: 'Nenhuma transação coincide',
  receivedWaiting_one: '{{count}} recibo espera sua transação.',
  receivedWaiting_other: '{{count}} recibos esperam suas transações.',
  receivedReview: 'Escolher transações',
  dropReceiptsTitle: 'Solte em uma linha para anexar o recibo',
  dropReceiptsText: 'Solte fora das linhas para escolher depois. JPG, PNG, WebP, HEIC ou PDF · {{size}} no máx.',
};
