import type {PreferencesText} from './es.ts';

export const pt: PreferencesText = {
  title: 'Preferências',
  lead: 'Aplicam-se na hora. O tema, as linhas e o teclado acompanham você em todos os seus dispositivos.',
  look: 'Aparência',
  themeSystem: 'Como o sistema',
  density: 'Altura das linhas',
  densityHint: 'Em telas sensíveis ao toque, as linhas nunca são mais baixas que um dedo.',
  density_comfortable: 'Confortável',
  density_normal: 'Normal',
  density_compact: 'Compacta',
  motion: 'As animações seguem a configuração do seu sistema.',
  formats: 'Idioma e formatos',
  locale: 'Números e datas',
  localeAuto: 'Como o seu navegador',
  privacy: 'Privacidade',
  hideAmounts: 'Ocultar valores',
  hideAmountsHint: 'Ficam borrados até você passar o cursor ou o foco por eles ({{keys}} muda isso).',
  keyboard: 'Teclado',
  mails: 'E-mails',
  mailsDates: 'Lembrar as datas por e-mail',
  mailsDatesHint:
    '60, 30, 7 e 1 dias antes, e uma vez se passarem. As datas aparecem no seu início mesmo que você desligue.',
  letterKeys: 'Atalhos de uma só letra',
  letterKeysHint:
    'Como C para a categoria, ou G e depois B para ir às transações. Os que usam {{mod}} sempre funcionam.',
};
