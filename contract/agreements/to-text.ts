import type {AgreementDocument} from './agreement.ts';

/**
 * The whole paper as one text, a line for each part of it: this is what is signed, and what its SHA-256 is taken of. Two papers that differ in
 * anything that is said have different texts. Rule: AGR7.
 */
export function toAgreementText(paper: AgreementDocument): string {
  const {wording, title, company, about, orderNumber, preamble, articles, closing, signatures} = paper;
  const told = articles.flatMap(({number, title: name, sections}) => [
    '',
    `ARTICLE ${number}. ${name.toUpperCase()}`,
    ...sections.flatMap(({number: place, heading, text, table}) => [
      `${place} ${heading}. ${text}`,
      ...(table
        ? [table.heads, ...table.rows, table.total].map((cells) => cells.filter((cell) => cell !== '').join(' | '))
        : []),
    ]),
  ]);
  const places = signatures.map(({party, capacity, byRepresentative}) =>
    [party, capacity, ...(byRepresentative ? ['by its authorized representative'] : [])].join(', '),
  );
  const head = [title.toUpperCase(), company, about, `Order ${orderNumber}, ${wording}`, '', preamble];
  return [...head, ...told, '', closing, ...places, ''].join('\n');
}
