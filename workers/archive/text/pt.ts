import type {ArchiveText} from './es.ts';

export const pt: ArchiveText = {
  fileName: 'LEIA-ME.txt',
  title: 'Seus dados do Faro',
  made: 'Esta cópia foi feita em {day}. Tem tudo o que a sua função em cada empresa permite ver no Faro.',
  forms:
    'Cada tabela está duas vezes: em CSV, para abrir numa planilha, e em JSON, na pasta data, que é a versão exata.',
  csv: 'Nos CSV, um texto que uma planilha tomaria por fórmula começa com apóstrofo. Os valores (…Units) estão na menor unidade da moeda, como centavos.',
  personal: 'Seus dados',
  data: 'as mesmas tabelas em JSON',
  files: 'comprovantes e documentos',
  invoices: 'faturas e notas de crédito em PDF',
  signed: 'o documento de constituição como foi assinado, com a prova da assinatura',
  refused: 'alterações que não foram aceitas, como você as digitou',
  missing: 'Estes arquivos não estão incluídos, porque não foi possível trazê-los para este dispositivo:',
  sealed: 'Os números e documentos de identidade ficam cifrados no Faro e não estão em nenhuma cópia:',
  manifest: 'manifest.json diz o que esta cópia contém, com o SHA-256 de cada parte.',
  back: 'Esta cópia pode ser lida em uma empresa vazia do Faro: Leve tudo > Ler uma cópia.',
};
