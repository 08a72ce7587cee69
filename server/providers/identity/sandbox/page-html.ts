import type {SiteLanguage} from '#contract/site/choose-language.ts';
import {escapeHtml} from '#server/http/escape-html.ts';
import {pageTexts} from './page-text.ts';

/** The look of the page: another house's, not ours. */
export const pageStyle = `:root { color-scheme: light dark; --text: #131b25; --ground: #fff; --line: #8593a3; --accent: #1d60bc; --on-accent: #fff; --note: #fdf0d5; --on-note: #5a3b00; --wrong: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e9edf1; --ground: #131b25; --accent: #81b8f9; --on-accent: #0d141c; --note: #3d2c08; --on-note: #f9dfa8; --wrong: #ffb4ab; }
}
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/24px system-ui, sans-serif; }
main { max-width: 440px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 24px; line-height: 32px; margin: 16px 0; }
h2 { font-size: 18px; line-height: 24px; margin: 24px 0 12px; }
.note { margin: 0; padding: 8px 12px; border-radius: 8px; background: var(--note); color: var(--on-note); font-weight: 600; }
.wrong { color: var(--wrong); font-weight: 600; }
label { display: block; margin: 0 0 16px; font-weight: 600; }
input { display: block; box-sizing: border-box; width: 100%; min-height: 48px; padding: 0 12px; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: inherit; font: inherit; }
button { width: 100%; min-height: 48px; margin: 0 0 12px; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
:is(button, input):focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

/** Somebody whom one can be by one press. */
export type Offered = {readonly email: string; readonly name: string};

type Shown = {
  readonly language: SiteLanguage;
  readonly confirmAction: string;
  readonly refuseAction: string;
  readonly email: string;
  readonly name: string;
  readonly isWrong: boolean;
  readonly people: readonly Offered[];
};

/** The page on which a person says who they are. Rule: ACC36. */
export function writeSignInPage(styleUrl: string, shown: Shown): string {
  const {language, confirmAction, refuseAction, email, name, isWrong, people} = shown;
  const text = pageTexts[language];
  const field = (id: 'email' | 'name', word: string, value: string) =>
    `<label>${word}<input name="${id}" type="${id === 'email' ? 'email' : 'text'}" value="${escapeHtml(value)}" required></label>`;
  const hidden = (id: keyof Offered, value: string) =>
    `<input type="hidden" name="${id}" value="${escapeHtml(value)}">`;
  const offers = people.map(
    (one) =>
      `<form method="post" action="${escapeHtml(confirmAction)}">${hidden('email', one.email)}${hidden('name', one.name)}<button>${escapeHtml(one.name)} · ${escapeHtml(one.email)}</button></form>`,
  );
  return writePage(
    language,
    styleUrl,
    `<p>${text.explain}</p>
${offers.length > 0 ? `<h2>${text.people}</h2>\n${offers.join('\n')}\n<h2>${text.other}</h2>` : ''}
${isWrong ? `<p class="wrong" role="alert">${text.wrong}</p>` : ''}
<form method="post" action="${escapeHtml(confirmAction)}">
${field('email', text.email, email)}
${field('name', text.name, name)}
<button class="main">${text.confirm}</button></form>
<form method="post" action="${escapeHtml(refuseAction)}"><button>${text.refuse}</button></form>`,
  );
}

/** The page where nothing is asked. */
export function writeNothingPage(styleUrl: string, language: SiteLanguage): string {
  return writePage(language, styleUrl, `<p>${pageTexts[language].over}</p>`);
}

/** A page, marked as a sandbox's. */
function writePage(language: SiteLanguage, styleUrl: string, main: string): string {
  const {title, sandbox} = pageTexts[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="${styleUrl}"></head>
<body><main><p class="note">${sandbox}</p><h1>${title}</h1>
${main}</main></body></html>`;
}
