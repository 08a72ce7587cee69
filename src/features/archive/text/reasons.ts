import type {ReasonWords} from '#src/i18n/reason-words.ts';

/** Why an archive is not made, or not read. */
export const reasons = {
  'archive.altered': {
    es: 'Esta copia fue modificada: no todo es como cuando se hizo. No leímos nada.',
    en: 'This archive was altered: not all of it is as it was made. Nothing was read.',
    pt: 'Esta cópia foi alterada: nem tudo está como quando foi feita. Nada foi lido.',
  },
  'archive.bomb': {
    es: 'Esta copia ocuparía mucho más de lo que dice. No la abrimos.',
    en: 'This archive would unpack to far more than it says. We did not open it.',
    pt: 'Esta cópia ocuparia muito mais do que diz. Não a abrimos.',
  },
  'archive.broken': {
    es: 'No se pudo hacer la copia. No quedó nada a medias: inténtalo otra vez.',
    en: 'The archive could not be made. Nothing was left half-done: try again.',
    pt: 'Não foi possível fazer a cópia. Nada ficou pela metade: tente outra vez.',
  },
  'archive.cut-off': {
    es: 'Esta copia está incompleta: le falta el final. Descárgala o cópiala otra vez.',
    en: 'This archive is incomplete: its end is missing. Download or copy it again.',
    pt: 'Esta cópia está incompleta: falta o final. Baixe ou copie de novo.',
  },
  'archive.device-full': {
    es: 'No hay espacio en este dispositivo. Libera un poco y vuelve a intentarlo.',
    en: 'This device is full. Free some space and try again.',
    pt: 'Não há espaço neste dispositivo. Libere um pouco e tente outra vez.',
  },
  'archive.empty': {
    es: 'Este archivo está vacío (0 bytes).',
    en: 'This file is empty (0 bytes).',
    pt: 'Este arquivo está vazio (0 bytes).',
  },
  'archive.foreign': {
    es: 'Esto no es una copia de Faro. Elige el .zip que hiciste en Llévate todo.',
    en: 'This is not an archive of Faro. Choose the .zip that you made here.',
    pt: 'Isto não é uma cópia do Faro. Escolha o .zip que você fez em Leve tudo.',
  },
  'archive.name-twice': {
    es: 'Dos partes de esta copia tienen el mismo nombre. No leímos nada.',
    en: 'Two parts of this archive have the same name. Nothing was read.',
    pt: 'Duas partes desta cópia têm o mesmo nome. Nada foi lido.',
  },
  'archive.newer': {
    es: 'Esta copia es de una versión más nueva de Faro. Actualiza Faro y vuelve a intentarlo.',
    en: 'This archive is of a newer version of Faro. Update Faro and try again.',
    pt: 'Esta cópia é de uma versão mais nova do Faro. Atualize o Faro e tente de novo.',
  },
  'archive.no-company': {
    es: 'En esta copia no hay ninguna empresa.',
    en: 'There is no company in this archive.',
    pt: 'Não há nenhuma empresa nesta cópia.',
  },
  'archive.not-empty': {
    es: 'Esa empresa ya tiene datos. Una copia se lee en una empresa vacía.',
    en: 'That company already has data. An archive is read into an empty company.',
    pt: 'Essa empresa já tem dados. Uma cópia é lida em uma empresa vazia.',
  },
  'archive.not-here': {
    es: 'Esta parte de Faro todavía no está en este dispositivo. Conéctate una vez y vuelve a intentarlo.',
    en: 'This part of Faro is not on this device yet. Connect once and try again.',
    pt: 'Esta parte do Faro ainda não está neste dispositivo. Conecte-se uma vez e tente de novo.',
  },
  'archive.not-permitted': {
    es: 'Tu función en esa empresa no permite escribir en ella.',
    en: 'Your role in that company does not let you write there.',
    pt: 'Sua função nessa empresa não permite escrever nela.',
  },
  'archive.not-read': {
    es: 'No se pudo leer la copia. No quedó nada a medias: inténtalo otra vez.',
    en: 'The archive could not be read. Nothing was left half-done: try again.',
    pt: 'Não foi possível ler a cópia. Nada ficou pela metade: tente outra vez.',
  },
  'archive.not-writable': {
    es: 'Tu navegador no deja escribir en ese archivo. Elige otro lugar.',
    en: 'Your browser does not allow that file to be written. Choose another place.',
    pt: 'Seu navegador não permite gravar nesse arquivo. Escolha outro lugar.',
  },
  'archive.still-coming': {
    es: 'Los datos de esa empresa todavía están llegando a este dispositivo.',
    en: 'The data of that company is still coming to this device.',
    pt: 'Os dados dessa empresa ainda estão chegando a este dispositivo.',
  },
  'archive.too-large': {
    es: 'Son más de 4 GB, más de lo que cabe en una copia. Hazla empresa por empresa.',
    en: 'It is more than 4 GB, more than one archive can hold. Make one for each company.',
    pt: 'São mais de 4 GB, mais do que cabe em uma cópia. Faça uma por empresa.',
  },
  'archive.unsafe-path': {
    es: 'Esta copia tiene nombres que llevan fuera de ella. No leímos nada.',
    en: 'This archive has names that lead outside of it. Nothing was read.',
    pt: 'Esta cópia tem nomes que levam para fora dela. Nada foi lido.',
  },
} satisfies ReasonWords;
