import type {LocksText} from './es.ts';

/** What can be read only, in Portuguese. */
export const pt: LocksText = {
  lapsed:
    'O plano de {{company}} terminou em {{day}}. Você pode ler e exportar tudo; para voltar a trabalhar, é preciso renová-lo.',
  lapsedTheirs:
    'O plano de {{company}} terminou em {{day}}. Você pode ler e exportar tudo; para voltar a trabalhar, o titular precisa renová-lo.',
  renew: 'Renovar o plano',
  closed: 'A empresa foi dissolvida: só dá para ler.',
  closedText: 'O que você fez continua aqui, e você pode levar tudo. Nada mais pode ser alterado.',
  cannot: 'O plano terminou: por enquanto só dá para ler.',
  cannotText:
    'O que você fez continua aqui, e nada é apagado. Quando o plano for renovado, tudo volta a poder ser alterado.',
};
