import {Marked, type Tokens} from 'marked';
import {toSlug} from './slug.ts';

/** A second-level heading, for the table of contents. */
export type Heading = {readonly id: string; readonly text: string};

/** A text as the page shows it. */
export type RichText = {readonly html: string; readonly headings: readonly Heading[]};

/**
 * Renders Markdown. Headings get fragments of their own, wide tables scroll by themselves, and links to other sites say nothing of
 * where the reader came from.
 *
 * @throws an Error where the text holds HTML: what the page allows itself is decided here.
 */
export function renderMarkdown(file: string, source: string): RichText {
  const headings: Heading[] = [];
  const taken = new Map<string, number>();
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({tokens, depth}) {
        const html = this.parser.parseInline(tokens);
        const id = claim(toSlug(toPlainText(html)), taken);
        if (depth === 2) headings.push({id, text: toPlainText(html)});
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
      link({href, tokens}) {
        const rel = /^https?:/.test(href) ? ' rel="noopener noreferrer"' : '';
        return `<a href="${escapeHtml(href)}"${rel}>${this.parser.parseInline(tokens)}</a>`;
      },
      table(token) {
        const label = token.header.map(({tokens}) => toPlainText(this.parser.parseInline(tokens))).join(', ');
        const rows = renderRows(token, (tokens) => this.parser.parseInline(tokens));
        // Who has no mouse moves it sideways by its own focus.
        return `<div class="wide" role="group" tabindex="0" aria-label="${escapeHtml(label)}"><table>${rows}</table></div>\n`;
      },
      html({text}) {
        if (text.startsWith('<!--')) return '';
        throw new Error(`${file}: HTML stands in the text: ${text.slice(0, 60)}`);
      },
    },
  });
  const html = marked.parse(source, {async: false});
  return {html, headings};
}

/** Rendered text without its tags, for titles, feeds and structured data. */
export function toPlainText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .trim();
}

/** Makes a text safe between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

type RenderInline = (tokens: Tokens.TableCell['tokens']) => string;

function renderRows({header, rows}: Tokens.Table, inline: RenderInline): string {
  const head = header.map((cell) => `<th scope="col">${inline(cell.tokens)}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell.tokens)}</td>`).join('')}</tr>`).join('');
  return `<thead><tr>${head}</tr></thead><tbody>${body}</tbody>`;
}

/** The same heading twice gets two fragments. */
function claim(slug: string, taken: Map<string, number>): string {
  const count = (taken.get(slug) ?? 0) + 1;
  taken.set(slug, count);
  return count === 1 ? slug : `${slug}-${count}`;
}
