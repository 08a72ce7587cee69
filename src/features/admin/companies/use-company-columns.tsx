import {Eye, RotateCcw} from 'lucide-react';
import type {companyList, ListedCompany} from '#contract/admin/list-companies.ts';
import type {words as adminWords} from '#src/features/admin/text/words.ts';
import {useLogInAs} from '#src/features/admin/use-log-in-as.ts';
import {useRowWords} from '#src/data/describe/use-telling.ts';
import {capitalize} from '#src/i18n/format/capitalize.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import type {ListColumn} from '#src/ui/list/list-column.ts';
import {stepsOf} from '#contract/companies/progress.ts';
import {sayAge} from './say-age.ts';
import {placeOf} from './say-step.ts';
import type {words} from './text/words.ts';

type Column = ListColumn<ListedCompany, typeof companyList>;

/** What is left where one company stands in full beside the list. */
const besidePanel = new Set(['name', 'owner', 'status', 'actor', 'since']);

/** What can be done from a company's line. */
type CompanyActs = {
  readonly onOpen: (company: ListedCompany) => void;
  /** Of one that is dissolved. */
  readonly onReopen: (company: ListedCompany) => void;
};

/** Companies as an admin reads them. Source: S3.22, design.md Admin. */
export function useCompanyColumns({onOpen, onReopen}: CompanyActs, isBesidePanel: boolean): readonly Column[] {
  const text = useText<typeof adminWords>('admin');
  const own = useText<typeof words>('admin/companies');
  const format = useFormat();
  const language = useLanguage();
  const logInAs = useLogInAs();
  const {valueText} = useRowWords('formations');
  const none = text('none');
  const columns: readonly Column[] = [
    {
      id: 'name',
      heading: text('company'),
      sortBy: 'name',
      cell: (company) => (
        <Row>
          <Button look="link" onPress={() => onOpen(company)}>
            {company.name}
          </Button>
          {company.isMigrated ? <Badge tone="violet">{text('origin.migrated')}</Badge> : null}
        </Row>
      ),
    },
    {
      id: 'number',
      heading: text('order'),
      sortBy: 'number',
      cell: ({order}) => (order ? <Link href={pathTo.adminOrderOf(language, order.id)}>{order.number}</Link> : none),
    },
    {
      id: 'owner',
      heading: text('owner'),
      sortBy: 'owner',
      cell: ({owner}) =>
        owner === null ? (
          none
        ) : (
          <>
            {owner.name}
            <Text size="small" tone="muted">
              {owner.email}
            </Text>
          </>
        ),
    },
    {
      id: 'type',
      heading: text('type'),
      sortBy: 'type',
      cell: ({type, state}) => (state === null ? type : `${type} · ${state}`),
    },
    {
      id: 'status',
      heading: text('progress'),
      sortBy: 'status',
      cell: ({order, dissolvedOn}) => {
        // How far it came says nothing any more.
        if (dissolvedOn !== null) return own('dissolvedOn', {day: format.day(dissolvedOn, 'medium')});
        return order ? sayProgress(order, capitalize(language, valueText('status', order.status))) : none;
      },
    },
    {id: 'actor', heading: own('acts'), cell: ({order}) => (order?.acts ? own(`acts.${order.acts}`) : none)},
    {
      id: 'since',
      heading: own('since'),
      sortBy: 'since',
      isAmount: true,
      cell: ({order}) => (order?.acts ? sayAge(format.locale, order.since) : none),
    },
    {
      id: 'createdAt',
      heading: text('created'),
      sortBy: 'createdAt',
      cell: ({createdAt}) => format.dayOf(createdAt, 'medium'),
    },
    {
      id: 'acts',
      heading: text('acts'),
      isActs: true,
      cell: (company) => (
        <Row>
          {company.dissolvedOn === null ? null : (
            <IconButton
              icon={<RotateCcw size={16} aria-hidden />}
              label={own('reopenOf', {name: company.name})}
              onPress={() => onReopen(company)}
            />
          )}
          {company.owner ? <LogInAs owner={company.owner} onPress={logInAs} /> : null}
        </Row>
      ),
    },
  ];
  return isBesidePanel ? columns.filter(({id}) => besidePanel.has(id)) : columns;
}

type LogInAsProps = {
  readonly owner: NonNullable<ListedCompany['owner']>;
  readonly onPress: (owner: NonNullable<ListedCompany['owner']>) => Promise<void>;
};

function LogInAs({owner, onPress}: LogInAsProps) {
  const text = useText<typeof adminWords>('admin');
  return (
    <IconButton
      icon={<Eye size={16} aria-hidden />}
      label={text('logInAs', {name: owner.name})}
      onPress={() => void onPress(owner)}
    />
  );
}

/** `3/8` before the step's words; of a canceled company the words alone. */
function sayProgress({kind, status}: NonNullable<ListedCompany['order']>, words: string): string {
  const place = placeOf({kind, status});
  return place === 0 ? words : `${place}/${stepsOf(kind).length} ${words}`;
}
