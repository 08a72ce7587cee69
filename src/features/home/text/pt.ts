import type {HomeText} from './es.ts';

export const pt: HomeText = {
  title: 'Sua empresa nos EUA, de qualquer país',
  headline: 'Sua empresa nos EUA, de qualquer país',
  lead: 'Cuide da contabilidade da sua LLC ou C-Corp: importe o arquivo do seu banco, classifique as transações mesmo sem conexão e baixe o extrato.',
  start: 'Criar conta',
  signIn: 'Entrar',
  language: 'Idioma',
  fact1: 'Funciona sem conexão',
  fact1Text: 'O que você anota fica no seu dispositivo e é enviado quando a rede volta.',
  fact2: 'Qualquer banco',
  fact2Text: 'Lê o CSV do jeito que o seu banco entrega e mostra como o entendeu.',
  fact3: 'No seu idioma',
  fact3Text: 'Espanhol, inglês e português, com datas e valores como você escreve.',
  stampAlt: 'Um selo com um farol que ilumina uma costa traçada em linhas',
};
