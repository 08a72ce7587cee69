import {globSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {languages, type Language} from '#src/i18n/languages.ts';

/** Words that were settled otherwise: one idea has one word in each language. */
const unsettled: Readonly<Record<Language, readonly (readonly [word: RegExp, instead: string])[]>> = {
  es: [
    [/\b[Ee]ntra (?:con (?:tu|esa)|de nuevo)\b/, 'inicia sesión'],
    [/\bsalir de (?:tu|la) cuenta\b/i, 'cerrar sesión'],
    [/\btransacci(?:ón|ones)\b/i, 'movimiento'],
    [/\bperiodos?\b/i, 'período'],
    [/\breporte anual\b/i, 'informe anual'],
    [/\balguien más\b/i, 'otra persona'],
    [/\b(?:Volver a intentar|Intentar de nuevo)\b/, 'Reintentar'],
    [/\bCorreo electrónico\b/, 'Correo'],
    [/\b(?:sus|los) responsables\b|'Responsable'/i, 'encargado'],
    [/\bno se cancela ni se devuelve\b/, 'no se cancela ni se reembolsa'],
  ],
  en: [[/\b[Ll]og(?:ged|ging)? (?:in|out)\b/, 'sign in, sign out']],
  pt: [
    [/\bmovimentaç(?:ão|ões)\b/i, 'transação'],
    [/\b(?:iniciar|encerrar) (?:a |sua )sessão\b/i, 'entrar, sair'],
    [/\bcriar (?:uma |a )?empresa\b/i, 'abrir uma empresa'],
    [/\b[Pp]asso \{\{/, 'etapa'],
    [/\bos responsáveis\b|'Responsável'/i, 'encarregado'],
    [/\bfranchise tax'/i, 'imposto de franquia'],
  ],
};

const patternsOf = (language: Language) => [
  `src/**/text/{,*.}${language}.ts`,
  `src/features/{blog,help,requirements}/content/${language}/*.md`,
  `server/mail/text/{,*-}${language}.ts`,
  `workers/**/text/${language}.ts`,
];

/** What is said in a language, by file; of files with the languages side by side their own lines. */
function readWords(language: Language): [file: string, text: string][] {
  const own = patternsOf(language)
    .flatMap((pattern) => globSync(pattern))
    .map((file): [string, string] => [file, readFileSync(file, 'utf8')]);
  const lines = new RegExp(`\\b${language}: (['"\`]).*?\\1`, 'g');
  const shared = globSync('src/**/text/{words,reasons}.ts').map((file): [string, string] => [
    file,
    (readFileSync(file, 'utf8').match(lines) ?? []).join('\n'),
  ]);
  return [...own, ...shared];
}

const findIn = (language: Language, text: string) =>
  unsettled[language].flatMap(([word, instead]) => {
    const found = word.exec(text)?.[0];
    return found === undefined ? [] : [`${found} → ${instead}`];
  });

test.each(languages)('one idea has one word in %s', (language) => {
  const files = readWords(language);
  expect(files.length).toBeGreaterThan(40);
  expect(files.flatMap(([file, text]) => findIn(language, text).map((found) => `${file}: ${found}`))).toEqual([]);
});

test('a word that was settled otherwise is found', () => {
  expect(findIn('es', 'Google no responde: entra con tu contraseña.')).toEqual(['entra con tu → inicia sesión']);
  expect(findIn('en', 'Log in to go on')).toEqual(['Log in → sign in, sign out']);
  expect(findIn('pt', 'Sem movimentações')).toEqual(['movimentações → transação']);
});
