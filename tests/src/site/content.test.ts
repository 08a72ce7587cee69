import {describe, expect, test} from 'vitest';
import {splitFrontMatter} from '#src/site/content/front-matter.ts';
import {renderMarkdown} from '#src/site/content/markdown.ts';
import {readContent} from '#src/site/content/read-content.ts';
import {readFaq} from '#src/site/content/read-faq.ts';
import {buildSiteContent} from '#tests/fixtures/site-content.ts';

describe('front matter', () => {
  test('is keys with texts or lists, whatever the line ends', () => {
    const source = '---\r\ntitle: "Uno: dos"\r\nrelated: [a, "b"]\r\nempty: []\r\n---\r\nTexto';
    expect(splitFrontMatter('a.md', source)).toEqual({
      matter: {title: 'Uno: dos', related: ['a', 'b'], empty: []},
      body: 'Texto',
    });
  });

  test('a line that is no key is told with its file', () => {
    expect(() => splitFrontMatter('a.md', '---\nnothing\n---\n')).toThrow('a.md: “nothing”');
  });
});

describe('a text', () => {
  test('names its headings once each, without accents', () => {
    const {html, headings} = renderMarkdown('a.md', '## Qué *cambió* & cuándo\n\n## Qué cambió cuando\n');
    expect(headings).toEqual([
      {id: 'que-cambio-cuando', text: 'Qué cambió & cuándo'},
      {id: 'que-cambio-cuando-2', text: 'Qué cambió cuando'},
    ]);
    expect(html).toContain('<h2 id="que-cambio-cuando">Qué <em>cambió</em> &amp; cuándo</h2>');
  });

  test.each(['<script>alert(1)</script>', 'Uno <img src=x onerror=alert(1)> dos'])(
    'with HTML is refused: %s',
    (source) => {
      expect(() => renderMarkdown('a.md', source)).toThrow('a.md: HTML');
    },
  );
});

describe('questions', () => {
  test('stand in groups, each with its answer as HTML and as text', () => {
    expect(readFaq('f.md', '# Uno\n\n## ¿Sí?\n\nClaro, **hoy**.\n')).toMatchObject({
      groups: [
        {
          id: 'uno',
          text: 'Uno',
          questions: [{id: 'si', question: '¿Sí?', html: '<p>Claro, <strong>hoy</strong>.</p>\n', text: 'Claro, hoy.'}],
        },
      ],
    });
  });

  test.each([
    ['## ¿Sí?\n\n## ¿No?\n\nNo.\n', 'has no answer'],
    ['## ¿Sí?\n\nSí.\n\n## ¡Si!\n\nNo.\n', 'two questions have the address #si'],
  ])('without answer or address of their own are refused: %j', (source, message) => {
    expect(() => readFaq('f.md', source)).toThrow(message);
  });
});

describe('articles', () => {
  test('come the newest first', () => {
    expect(readContent(buildSiteContent()).pt.articles.map(({id}) => id)).toEqual(['second', 'first']);
  });

  test.each([
    ['category: news', 'category: gossip', '“gossip” is no category'],
    ['minutes: 5', 'minutes:', '“minutes” is missing'],
    ['id: first', 'id: a/b', 'cannot be part of an address'],
  ])('with %s written as %s are refused', (right, wrong, message) => {
    const files = buildSiteContent();
    const file = '/src/features/blog/content/es/first.md';
    expect(() => readContent({...files, [file]: (files[file] ?? '').replace(right, wrong)})).toThrow(message);
  });
});
