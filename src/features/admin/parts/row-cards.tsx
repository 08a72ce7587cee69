import {ArrowDown, ArrowDownUp, ArrowUp} from 'lucide-react';
import type {SortedListProps} from './sorted-columns.ts';
import type {es} from '#src/features/admin/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ChoiceMenu} from '#src/ui/actions/menu/choice-menu.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {Row as Line} from '#src/ui/layout/row.tsx';
import styles from './row-cards.module.css';

const icon = {size: 16, 'aria-hidden': true} as const;

/** The rows of a table as cards: the name with what can be done above, the other columns with their headings below. Rule: ADM12. */
export function RowCards<Row, Id extends string>(props: SortedListProps<Row, Id>) {
  const {label, columns, rows, keyOf} = props;
  const [name, ...others] = columns;
  const acts = others.find(({isActs}) => isActs);
  return (
    <>
      <CardOrder {...props} />
      <ul className={styles['cards']} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={styles['card']}>
            <div className={styles['head']}>
              <h2 className={styles['name']} tabIndex={-1} data-row-name="">
                {name?.cell(row)}
              </h2>
              {acts?.cell(row)}
            </div>
            <dl className={styles['facts']}>
              {others
                .filter((column) => column !== acts)
                .map(({id, heading, cell}) => (
                  <div key={id}>
                    <dt>{heading}</dt>
                    <dd>{cell(row)}</dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the headings of the table do. */
function CardOrder<Row, Id extends string>({columns, order, onOrder}: SortedListProps<Row, Id>) {
  const text = useText<typeof es>('admin');
  const sorts = columns.flatMap(({heading, sortBy}) => (sortBy === undefined ? [] : [{value: sortBy, text: heading}]));
  if (sorts.length === 0) return null;
  const what = sorts.find(({value}) => value === order?.by)?.text ?? text('newest');
  return (
    <Line>
      <ChoiceMenu<Id | 'newest'>
        label={text('sortedBy', {what})}
        icon={<ArrowDownUp {...icon} />}
        value={order?.by ?? 'newest'}
        options={[{value: 'newest', text: text('newest')}, ...sorts]}
        onChange={(by) => onOrder(by === 'newest' ? null : {by, direction: order?.direction ?? 'asc'})}
      >
        {what}
      </ChoiceMenu>
      {order === null ? null : (
        <IconButton
          icon={order.direction === 'asc' ? <ArrowUp {...icon} /> : <ArrowDown {...icon} />}
          label={text(order.direction === 'asc' ? 'ascending' : 'descending')}
          onPress={() => onOrder({...order, direction: order.direction === 'asc' ? 'desc' : 'asc'})}
        />
      )}
    </Line>
  );
}
