import {useState, type ReactNode} from 'react';
import {
  CalendarClock,
  CircleCheck,
  CreditCard,
  FileUp,
  FileWarning,
  FolderUp,
  ListChecks,
  PenLine,
  Receipt,
  ScrollText,
  TriangleAlert,
} from 'lucide-react';
import {pathTo} from '#src/routing/routing.ts';
import type {es} from '#src/features/companies/text/es.ts';
import type {Language} from '#src/i18n/languages.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import {daysUntil} from '#contract/companies/due-dates.ts';
import {sayState} from '#src/data/states/name-state.ts';
import {useFormat, type Format} from '#src/i18n/use-format.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import type {HomeTask} from './list-tasks.ts';

/** As many as one takes in at a look. Source: design.md V6. */
const shownCount = 3;

const icons = {
  attention: TriangleAlert,
  pay: CreditCard,
  charge: CreditCard,
  sign: PenLine,
  papers: FolderUp,
  renew: CalendarClock,
  boi: ScrollText,
  errors: FileWarning,
  review: ListChecks,
  receipts: Receipt,
  import: FileUp,
} as const;

/** Where something is wrong. */
const warned: ReadonlySet<HomeTask['kind']> = new Set(['attention', 'charge', 'errors']);

/** What waits for the person, the most urgent first; the first act is the one main button of the home. */
export function Tasks({tasks}: {readonly tasks: readonly HomeTask[]}) {
  const text = useText<typeof es>('companies');
  const language = useLanguage();
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? tasks : tasks.slice(0, shownCount);
  const more =
    tasks.length > shownCount && !isWhole ? (
      <Button look="quiet" onPress={() => setWhole(true)}>
        {text('tasksAll')}
      </Button>
    ) : undefined;
  return (
    <section>
      <SectionHead title={text('needsYou')} {...(tasks.length > 0 ? {count: tasks.length} : {})} actions={more} />
      <ItemList label={text('needsYou')}>
        {shown.map((task, place) => (
          <TaskItem key={task.id} task={task} isFirst={place === 0} words={sayTask(task, text, {language, format})} />
        ))}
        {tasks.length === 0 ? (
          <ListItem
            tone="ok"
            icon={<CircleCheck size={20} strokeWidth={1.75} aria-hidden />}
            title={text('allDone')}
            text={text('allDoneText')}
          />
        ) : null}
      </ItemList>
    </section>
  );
}

type TaskItemProps = {readonly task: HomeTask; readonly isFirst: boolean; readonly words: TaskWords};

function TaskItem({task, isFirst, words}: TaskItemProps) {
  const Icon = icons[task.kind];
  return (
    <ListItem
      tone={warned.has(task.kind) ? 'warn' : 'neutral'}
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
      title={words.title}
      text={words.text}
      actions={
        <ButtonLink look={isFirst ? 'primary' : 'default'} href={words.href} label={`${words.act}: ${words.name}`}>
          {words.act}
        </ButtonLink>
      }
    />
  );
}

type TaskWords = {title: string; text: ReactNode; act: string; href: string; name: string};

function sayTask(
  task: HomeTask,
  text: Translate<typeof es>,
  {language, format}: {language: Language; format: Format},
): TaskWords {
  const say = (title: string, about: string, act: string, href: string): TaskWords => ({
    title,
    text: about,
    act,
    href,
    name: title,
  });
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
    case 'charge':
      return say(
        text('task.charge', {name: task.name, day: format.day(task.dueOn, 'medium')}),
        task.again === null ? text('task.chargeEnd') : text('task.chargeText', {day: format.day(task.again, 'medium')}),
        text('task.chargeAct'),
        pathTo.cards(language),
      );
    case 'sign':
      return say(
        `${text(`sign.${task.paper}`)}: ${task.name}`,
        text(task.isAgain ? 'signAgainText' : 'signText'),
        text('signAct'),
        pathTo.agreement(language, task.companyId),
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
    case 'errors':
      return say(
        text('task.errors', {count: task.count, name: task.name}),
        text('task.errorsText'),
        text('task.errorsAct'),
        pathTo.importOf(language, task.companyId, task.importId),
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
