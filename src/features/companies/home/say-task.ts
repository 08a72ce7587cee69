import {daysUntil} from '#contract/companies/due-dates.ts';
import {sayCard, sayExpiry} from '#src/data/payments/say-card.ts';
import {sayState} from '#src/data/states/name-state.ts';
import type {es} from '#src/features/companies/text/es.ts';
import type {Language} from '#src/i18n/languages.ts';
import type {Format} from '#src/i18n/use-format.ts';
import type {Translate} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import type {HomeTask} from './home-task.ts';

/** What a task says, and where its act leads; `name` says of what it is. */
export type TaskWords = {title: string; text: string; act: string; href: string; name: string};

/** A task in words. */
export function sayTask(
  task: HomeTask,
  text: Translate<typeof es>,
  {language, format}: {language: Language; format: Format},
): TaskWords {
  switch (task.kind) {
    case 'attention':
      return say(
        text('attention', {count: task.count}),
        text('attentionText'),
        text('attentionAct'),
        pathTo.activity(language),
      );
    case 'pay':
      return say(text('task.pay', {name: task.name}), text('task.payText'), text('task.payAct'), task.href);
    case 'sign':
      return say(
        `${text(`sign.${task.paper}`)}: ${task.name}`,
        text(task.isAgain ? 'signAgainText' : 'signText'),
        text('signAct'),
        pathTo.agreement(language, task.companyId),
      );
    case 'names':
      return say(
        text('task.names', {name: task.name}),
        text('task.namesText'),
        text('task.namesAct'),
        pathTo.company(language, task.companyId),
      );
    case 'papers':
      return say(
        text('task.papers', {name: task.name}),
        [
          task.refused > 0 ? text('task.papersRefused', {count: task.refused}) : null,
          task.missing > 0 ? text('task.papersMissing', {count: task.missing}) : null,
        ]
          .filter((part) => part !== null)
          .join(' '),
        text('task.papersAct'),
        pathTo.company(language, task.companyId),
      );
    case 'charge':
    case 'card':
    case 'renew':
    case 'boi':
      return sayDated(task, text, {language, format});
    case 'errors':
      return say(
        text('task.errors', {count: task.count, name: task.name}),
        text('task.errorsText'),
        text('task.errorsAct'),
        pathTo.importOf(language, task.companyId, task.importId),
      );
    case 'questions':
      return say(
        text('task.questions', {count: task.count, name: task.name}),
        text('task.questionsText'),
        text('task.questionsAct'),
        pathTo.questions(language, task.companyId),
      );
    case 'review':
      return say(
        text('review', {count: task.count}),
        text('task.reviewText', {name: task.name}),
        text('reviewAct'),
        pathTo.review(language, task.companyId),
      );
    case 'receipts':
      return say(
        text('task.receipts', {count: task.count}),
        text('task.receiptsText'),
        text('task.receiptsAct'),
        pathTo.anyReceived(language),
      );
    case 'import':
      return say(
        text('firstImport'),
        text('firstImportText', {company: task.name}),
        text('firstImportAct'),
        pathTo.import(language, task.companyId),
      );
    default:
      return task satisfies never;
  }
}

/** One that has a day. */
function sayDated(
  task: Extract<HomeTask, {kind: 'charge' | 'card' | 'renew' | 'boi'}>,
  text: Translate<typeof es>,
  {language, format}: {language: Language; format: Format},
): TaskWords {
  switch (task.kind) {
    case 'charge':
      return say(
        text('task.charge', {name: task.name, day: format.day(task.dueOn, 'medium')}),
        task.again === null ? text('task.chargeEnd') : text('task.chargeText', {day: format.day(task.again, 'medium')}),
        text('task.chargeAct'),
        pathTo.cards(language),
      );
    case 'card':
      return say(
        text('task.card', {name: task.name}),
        task.card === null
          ? text('task.cardNone', {day: format.day(task.dueOn, 'medium')})
          : text('task.cardText', {
              day: format.day(task.dueOn, 'medium'),
              card: sayCard(task.card),
              month: sayExpiry(task.card),
            }),
        text('renewalAdd'),
        pathTo.cards(language),
      );
    case 'renew': {
      const count = daysUntil(task.dueDay, format.today());
      const words = {what: text(`date.${task.what}`), day: format.day(task.dueDay, 'medium')};
      return say(
        text('task.renew', {name: task.name, inState: sayState(format.locale, task.state).inState}),
        count < 0 ? text('task.renewOver', words) : text('task.renewText', {...words, count}),
        text('task.renewAct'),
        pathTo.renewal(language, task.companyId),
      );
    }
    case 'boi': {
      const isOver = daysUntil(task.dueDay, format.today()) < 0;
      return say(
        text('task.boi', {name: task.name}),
        text(isOver ? 'task.boiOver' : 'task.boiText', {day: format.day(task.dueDay, 'medium')}),
        text('task.boiAct'),
        pathTo.boiReport(language),
      );
    }
    default:
      return task satisfies never;
  }
}

function say(title: string, about: string, act: string, href: string): TaskWords {
  return {title, text: about, act, href, name: title};
}
