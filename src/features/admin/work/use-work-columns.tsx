import type {ListedWork, workList} from '#contract/desk/list-work.ts';
import {sayAge} from '#src/features/admin/companies/say-age.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import type {words as adminWords} from '#src/features/admin/text/words.ts';
import type {ListColumn} from '#src/ui/list/list-column.ts';
import {About} from './about.tsx';
import {AssignMenu} from './assign-menu.tsx';
import {leadTo} from './lead-to.ts';
import type {words} from './text/words.ts';
import type {Assign} from './use-assign.ts';

type WorkActs = {readonly assigning: Assign; readonly onOpen: (work: ListedWork) => void};

/** What waits, as an admin reads it. Rules: DSK1, DSK2. */
export function useWorkColumns({assigning, onOpen}: WorkActs): readonly ListColumn<ListedWork, typeof workList>[] {
  const text = useText<typeof words>('admin/work');
  const admin = useText<typeof adminWords>('admin');
  const {locale, day, instant} = useFormat();
  return [
    {
      id: 'kind',
      heading: text('what'),
      sortBy: 'kind',
      cell: (work) => (
        <>
          <Lead work={work} onOpen={onOpen} />
          <About work={work} />
        </>
      ),
    },
    {id: 'name', heading: admin('company'), sortBy: 'company', cell: ({name}) => name},
    {id: 'state', heading: text('state'), cell: ({state}) => state ?? admin('none')},
    {id: 'since', heading: text('since'), sortBy: 'since', isAmount: true, cell: ({since}) => sayAge(locale, since)},
    {
      id: 'due',
      heading: text('due'),
      sortBy: 'due',
      cell: ({due, isOverdue}) =>
        due === null ? (
          admin('none')
        ) : (
          <Row>
            {due.day === null ? instant(due.at) : day(due.day, 'medium')}
            {isOverdue ? <Badge tone="danger">{text('overdue')}</Badge> : null}
          </Row>
        ),
    },
    {
      id: 'assigned',
      heading: text('assigned'),
      isActs: true,
      cell: (work) => (
        <AssignMenu
          {...assigning}
          works={[work]}
          label={`${text('assigned')}: ${work.assigned?.name ?? text('nobody')}, ${work.name}`}
        />
      ),
    },
  ];
}

function Lead({work, onOpen}: {readonly work: ListedWork; readonly onOpen: (work: ListedWork) => void}) {
  const text = useText<typeof words>('admin/work');
  const language = useLanguage();
  const lead = leadTo[work.kind];
  const name = text(`kind.${work.kind}`);
  if (typeof lead === 'string')
    return (
      <Button look="link" label={`${name}, ${work.name}`} onPress={() => onOpen(work)}>
        {name}
      </Button>
    );
  const href = lead(work, language);
  return href === null ? name : <Link href={href}>{name}</Link>;
}
