import type {AgreementDocument} from '#contract/agreements/agreement.ts';
import type {es} from '#src/features/agreements/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {PaperArticle} from '#src/ui/paper/paper-article.tsx';
import {PaperLines, type PaperLine} from '#src/ui/paper/paper-lines.tsx';
import {PaperSection} from '#src/ui/paper/paper-section.tsx';
import type {Article} from '#contract/agreements/agreement.ts';

/** The paper itself, word for word in its own language, each article with what it means in the person's. */
export function PaperText({document}: {readonly document: AgreementDocument}) {
  const text = useText<typeof es>('agreements');
  return (
    <article>
      <div lang="en">
        <Text isStrong>{document.company}</Text>
        <Text tone="muted" size="small">
          {document.about} · {document.orderNumber} · {document.wording}
        </Text>
        <br />
        <Text isAsWritten>{document.preamble}</Text>
        <br />
      </div>
      {document.articles.map(({id, number, title, sections}) => (
        <PaperArticle
          key={id}
          lang="en"
          title={`Article ${number}. ${title}`}
          noteTitle={text('means')}
          note={text(`means.${id}`)}
        >
          {sections.map((section) => (
            <PaperSection key={section.number} lang="en" {...section}>
              {section.table ? <PaperLines label={text('tableOf')} {...toLines(section.table)} /> : null}
            </PaperSection>
          ))}
        </PaperArticle>
      ))}
      <div lang="en">
        <Text isAsWritten>{document.closing}</Text>
      </div>
    </article>
  );
}

type Table = NonNullable<Article['sections'][number]['table']>;

function toLines({rows, total}: Table): {lines: PaperLine[]; total: PaperLine} {
  const toLine = (cells: readonly string[], index: number): PaperLine => {
    const [start = '', below = '', end = ''] = cells;
    return {id: `${index} ${start}`, start, below, end};
  };
  return {lines: rows.map(toLine), total: toLine(total, rows.length)};
}
