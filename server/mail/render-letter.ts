import type {Language} from '#contract/account/rules.ts';
import {escapeHtml} from '#server/http/escape-html.ts';
import type {Letter, MailWords} from './letter.ts';

/** What a letter is rendered with. */
export type Frame = {
  readonly language: Language;
  readonly words: Pick<MailWords, 'footer' | 'linkHint'>;
  /** Where links lead: `https://app.example.com`. */
  readonly origin: string;
};

/** Writes a letter as text: paragraphs with an empty line between. */
export function renderText(letter: Letter, {language, words, origin}: Frame): string {
  const {title, before, code, facts = [], quote, action, after} = letter;
  const parts = [
    title,
    ...before,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(facts.length === 0 ? [] : [facts.map(([name, value]) => `${name}: ${value}`).join('\n')]),
    ...(quote === undefined ? [] : [quote.replaceAll(/^/gm, '> ')]),
    ...(action ? [`${action.label}: ${toUrl(origin, language, action.path)}`] : []),
    ...after,
    `-- \n${words.footer}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/**
 * Writes a letter as HTML that mail programs show alike: one table, styles at each element, nothing fetched from anywhere. Programs that
 * know the dark scheme get its colours; the others may turn ours over, which stays readable. Source: design.md V2–V4.
 */
export function renderHtml(letter: Letter, frame: Frame): string {
  const {title, before, after} = letter;
  const body = [
    heading(title),
    ...before.map((text) => paragraph(text, 'text')),
    ...middle(letter, frame),
    ...after.map((text) => paragraph(text, 'soft')),
  ].join('\n');
  return `<!doctype html>
<html lang="${frame.language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f3f5f8;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(before.at(-1) ?? title)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f5f8;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;">
<tr><td class="accent" style="padding:0 0 16px;font:600 22px/28px ${serif};color:#1d60bc;">Faro</td></tr>
<tr><td class="surface" style="padding:32px 24px 16px;background:#ffffff;border:1px solid #dbe0e6;border-radius:10px;">
${body}
</td></tr>
<tr><td class="soft" style="padding:16px 0 0;font:13px/18px ${sans};color:#545f6a;">${escapeHtml(frame.words.footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const sans = "Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "'Source Serif 4',Georgia,'Times New Roman',serif";
const mono = "ui-monospace,'SF Mono',Menlo,Consolas,monospace";

const darkStyle = `:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #0d141c !important; }
  .surface { background: #131b25 !important; border-color: #252f3a !important; }
  .text { color: #e9edf1 !important; }
  .soft { color: #96a0a9 !important; }
  .accent { color: #81b8f9 !important; }
  .tint { background: #10253f !important; color: #e9edf1 !important; }
  .button { background: #81b8f9 !important; color: #0d141c !important; }
}`;

function heading(text: string): string {
  return `<h1 class="text" style="margin:0 0 16px;font:600 22px/30px ${serif};color:#131b25;">${escapeHtml(text)}</h1>`;
}

function paragraph(text: string, tone: 'text' | 'soft'): string {
  const isSoft = tone === 'soft';
  const font = isSoft ? `14px/20px ${sans}` : `16px/24px ${sans}`;
  const color = isSoft ? '#545f6a' : '#131b25';
  return `<p class="${isSoft ? 'soft' : 'text'}" style="margin:0 0 16px;font:${font};color:${color};">${escapeHtml(text)}</p>`;
}

function middle({code, facts = [], quote, action}: Letter, {language, words, origin}: Frame): string[] {
  return [
    ...(code === undefined ? [] : [codeBox(code)]),
    ...(facts.length === 0 ? [] : [factList(facts)]),
    ...(quote === undefined ? [] : [quoteBox(quote)]),
    ...(action ? [button(action.label, toUrl(origin, language, action.path), words.linkHint)] : []),
  ];
}

function codeBox(code: string): string {
  return `<p class="tint" style="margin:0 0 16px;padding:16px;border-radius:6px;background:#eff6ff;text-align:center;font:600 28px/36px ${mono};letter-spacing:2px;color:#131b25;word-break:break-all;">${escapeHtml(code)}</p>`;
}

function factList(facts: NonNullable<Letter['facts']>): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" align="left" class="soft" style="padding:0 16px 4px 0;font:14px/20px ${sans};color:#545f6a;vertical-align:top;">${escapeHtml(name)}</th><td class="text" style="padding:0 0 4px;font:14px/20px ${sans};color:#131b25;word-break:break-word;">${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;">${rows.join('')}</table>`;
}

function quoteBox(quote: string): string {
  const lines = escapeHtml(quote).replaceAll('\n', '<br>');
  return `<blockquote class="tint" style="margin:0 0 16px;padding:16px;border-left:3px solid #1d60bc;background:#eff6ff;font:16px/24px ${sans};color:#131b25;word-break:break-word;">${lines}</blockquote>`;
}

function button(label: string, url: string, hint: string): string {
  const address = escapeHtml(url);
  return `<p style="margin:24px 0;"><a class="button" href="${address}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1d60bc;color:#ffffff;font:600 16px/20px ${sans};text-decoration:none;">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0 0 16px;font:13px/18px ${sans};color:#545f6a;">${escapeHtml(hint)}<br><span style="word-break:break-all;">${address}</span></p>`;
}

function toUrl(origin: string, language: Language, path: string): string {
  return `${origin}/${language}/${path}`;
}
