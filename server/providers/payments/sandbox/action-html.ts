import {actionDoneMessage} from '#contract/payments/sandbox-intent.ts';
import type {SiteLanguage} from '#contract/site/choose-language.ts';
import {escapeHtml} from '#server/http/escape-html.ts';
import {actionTexts} from './action-text.ts';
import type {Intent} from './tables.ts';
import {actionPath, toCardFacts} from './to-payment.ts';

/** The script of the last page. */
export const doneScript = `const opener = window.parent === window ? window.opener : window.parent;
opener?.postMessage('${actionDoneMessage}', window.location.origin);
`;

/** The look of these pages: a bank's, which is not ours. */
export const actionStyle = `:root { color-scheme: light dark; --text: #131b25; --ground: #fff; --line: #8593a3; --accent: #1d60bc; --on-accent: #fff; --note: #fdf0d5; --on-note: #5a3b00; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e9edf1; --ground: #131b25; --accent: #81b8f9; --on-accent: #0d141c; --note: #3d2c08; --on-note: #f9dfa8; }
}
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/24px system-ui, sans-serif; }
main { max-width: 440px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 24px; line-height: 32px; margin: 16px 0; }
.note { margin: 0; padding: 8px 12px; border-radius: 8px; background: var(--note); color: var(--on-note); font-weight: 600; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 16px 0; }
dt { opacity: 0.8; }
dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
form { margin: 0 0 12px; }
button { width: 100%; min-height: 48px; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

/** The page on which the person confirms or refuses. Rule: PAY11. */
export function writeActionPage(intent: Intent, language: SiteLanguage): string {
  const text = actionTexts[language];
  const card = toCardFacts(intent.token);
  const locale = {es: 'es-419', en: 'en-US', pt: 'pt-BR'}[language];
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(intent.amountCents / 100);
  const line = (word: string, value: string) => `<dt>${word}</dt><dd>${escapeHtml(value)}</dd>`;
  const amount = intent.kind === 'payment' ? line(text.amount, money) : '';
  const form = (answer: string, word: string, look: string) =>
    `<form method="post" action="${actionPath}/${intent.actionId ?? ''}/${answer}"><button${look}>${word}</button></form>`;
  return writePage(
    language,
    `<p>${text.explain}</p>
${intent.description === '' ? '' : `<p><strong>${escapeHtml(intent.description)}</strong></p>`}
<dl>${amount}${card ? line(text.card, `•••• ${card.last4}`) : ''}</dl>
${form('confirm', text.confirm, ' class="main"')}
${form('refuse', text.refuse, '')}`,
  );
}

/** The page where there is nothing to confirm. */
export function writeOverPage(language: SiteLanguage): string {
  return writePage(language, `<p>${actionTexts[language].over}</p>`);
}

/** The page after the answer, in a frame. */
export function writeDonePage(language: SiteLanguage): string {
  return writePage(language, `<p>${actionTexts[language].done}</p>`, `<script src="${actionPath}/done.js"></script>`);
}

/** A page, marked as a sandbox's. */
function writePage(language: SiteLanguage, main: string, end = ''): string {
  const {title, sandbox} = actionTexts[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="${actionPath}/style.css"></head>
<body><main><p class="note">${sandbox}</p><h1>${title}</h1>
${main}</main>${end}</body></html>`;
}
