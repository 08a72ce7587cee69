import {ArrowDown, ArrowDownUp, ArrowUp} from 'lucide-react';
import type {ListShape} from '#contract/kernel/list.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ChoiceMenu} from '#src/ui/actions/menu/choice-menu.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {Row as Line} from '#src/ui/layout/row.tsx';
import type {ListRow} from './list.ts';
import {ListCard} from './list-card.tsx';
import type {ShownRows} from './list-column.ts';
import {MarkBox} from './mark-box.tsx';
import styles from './cards.module.css';

const icon = {size: 16, 'aria-hidden': true} as const;

/** The rows of a table as cards: the name with what can be done above, the other columns with their headings below. Rule: ADM12. */
export function RowCards<Row extends ListRow, Shape extends ListShape>(props: ShownRows<Row, Shape>) {
  const {label, columns, rows, marks} = props;
  const [name, ...others] = columns;
  const acts = others.find(({isActs}) => isActs);
  return (
    <>
      <CardOrder {...props} />
      <ul className={styles['cards']} aria-label={label}>
        {rows.map((row, index) => (
          <ListCard
            key={row.id}
            name={name?.cell(row)}
            mark={marks && <MarkBox marks={marks} row={row} index={index} />}
            acts={acts?.cell(row)}
          >
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
          </ListCard>
        ))}
      </ul>
    </>
  );
}

/** What the headings of the table do. */
function CardOrder<Row extends ListRow, Shape extends ListShape>({columns, asked, usualOrder}: ShownRows<Row, Shape>) {
  const text = useText();
  const {order} = asked.question;
  const sorts = columns.flatMap(({heading, sortBy}) => (sortBy === undefined ? [] : [{value: sortBy, text: heading}]));
  if (sorts.length === 0) return null;
  const usual = usualOrder ?? text('list.newest');
  const what = sorts.find(({value}) => value === order?.by)?.text ?? usual;
  return (
    <Line>
      <ChoiceMenu<string>
        label={text('list.sortedBy', {what})}
        icon={<ArrowDownUp {...icon} />}
        value={order?.by ?? 'usual'}
        options={[{value: 'usual', text: usual}, ...sorts]}
        onChange={(by) => asked.ask({order: by === 'usual' ? null : {by, direction: order?.direction ?? 'asc'}})}
      >
        {what}
      </ChoiceMenu>
      {order === null ? null : (
        <IconButton
          icon={order.direction === 'asc' ? <ArrowUp {...icon} /> : <ArrowDown {...icon} />}
          label={text(order.direction === 'asc' ? 'list.ascending' : 'list.descending')}
          onPress={() => asked.ask({order: {...order, direction: order.direction === 'asc' ? 'desc' : 'asc'}})}
        />
      )}
    </Line>
  );
}
