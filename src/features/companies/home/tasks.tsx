import {useState} from 'react';
import {
  CalendarClock,
  CircleCheck,
  CreditCard,
  FileUp,
  FileWarning,
  FolderUp,
  ListChecks,
  MessageCircleQuestion,
  PenLine,
  Receipt,
  ScrollText,
  Signature,
  TriangleAlert,
} from 'lucide-react';
import type {es} from '#src/features/companies/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import type {HomeTask} from './home-task.ts';
import {sayTask, type TaskWords} from './say-task.ts';

/** As many as one takes in at a look. Source: design.md V6. */
const shownCount = 3;

const icons = {
  attention: TriangleAlert,
  pay: CreditCard,
  charge: CreditCard,
  card: CreditCard,
  names: Signature,
  sign: PenLine,
  papers: FolderUp,
  renew: CalendarClock,
  boi: ScrollText,
  errors: FileWarning,
  questions: MessageCircleQuestion,
  review: ListChecks,
  receipts: Receipt,
  import: FileUp,
} as const;

/** Where something is wrong. */
const warned: ReadonlySet<HomeTask['kind']> = new Set(['attention', 'charge', 'card', 'names', 'errors']);

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
