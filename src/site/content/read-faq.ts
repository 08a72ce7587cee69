import type {FaqDocument, Question, QuestionGroup} from './documents.ts';
import {listOf, splitFrontMatter} from './front-matter.ts';
import {renderMarkdown, toPlainText} from './markdown.ts';
import {toSlug} from './slug.ts';

/**
 * Reads a page of questions: `# group`, `## question`, and the answer below it.
 *
 * @throws an Error where a question has no answer, or two have the same fragment.
 */
export function readFaq(file: string, source: string): FaqDocument {
  const {matter, body} = splitFrontMatter(file, source);
  const groups: {id: string; text: string; questions: Question[]}[] = [];
  for (const part of body.split(/^(?=#{1,2} )/m)) {
    const found = /^(#{1,2}) (.+)\n?([\s\S]*)$/.exec(part);
    if (!found) continue;
    const [, marks, heading = '', rest = ''] = found;
    const text = toPlainText(renderMarkdown(file, heading.trim()).html);
    if (marks === '#') groups.push({id: toSlug(text), text, questions: []});
    else {
      if (groups.length === 0) groups.push({id: 'preguntas', text: '', questions: []});
      groups.at(-1)?.questions.push(readQuestion(file, text, rest));
    }
  }
  const full: QuestionGroup[] = groups.filter(({questions}) => questions.length > 0);
  const ids = full.flatMap(({questions}) => questions.map(({id}) => id));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`${file}: two questions have the address #${twice}`);
  const [title = null] = listOf(matter, 'title');
  const [description = null] = listOf(matter, 'description');
  return {title, description, groups: full};
}

function readQuestion(file: string, question: string, answer: string): Question {
  const {html} = renderMarkdown(file, answer.trim());
  const text = toPlainText(html).replaceAll(/\s+/g, ' ');
  if (text === '') throw new Error(`${file}: “${question}” has no answer`);
  return {id: toSlug(question), question, html, text};
}
