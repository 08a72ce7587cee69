import type {Question} from '#src/site/content/documents.ts';
import {Icon} from '#src/site/illustrations/icon.tsx';

/** Questions that open on a press, each with an address of its own; readable without a script. */
export function Questions({questions, isFirstOpen = false}: {questions: readonly Question[]; isFirstOpen?: boolean}) {
  return (
    <div className="faq">
      {questions.map(({id, question, html}, index) => (
        <details key={id} id={id} data-question open={isFirstOpen && index === 0}>
          <summary>
            <h3>{question}</h3>
            <Icon shape="plus" />
          </summary>
          <div className="answer-text" dangerouslySetInnerHTML={{__html: html}} />
        </details>
      ))}
    </div>
  );
}
