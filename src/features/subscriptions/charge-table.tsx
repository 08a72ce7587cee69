import type {Charge} from '#contract/subscriptions/list-charges.ts';
import {sayLine} from '#src/data/plans/say-line.ts';
import type {es as plans} from '#src/data/plans/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {useRoom} from '#src/ui/layout/use-room.ts';
import {Table} from '#src/ui/list/table.tsx';
import {Repeat} from 'lucide-react';
import {ChargeMenu} from './charge-menu.tsx';
import type {Subscription} from './read-subscriptions.ts';
import type {es} from './text/es.ts';

/** A charge so near that it is pointed out, in days. */
const soonDays = 30;
const dayMs = 86_400_000;

/** Everything that renews, with its day and its price: a table, or a list where there is no room for one. Rule: SUB3. */
export function ChargeTable({subscriptions}: {readonly subscriptions: readonly Subscription[]}) {
  const text = useText<typeof es>('subscriptions');
  const plansText = useLoadedText<typeof plans>('plans');
  const language = useLanguage();
  const format = useFormat();
  const room = useRoom();
  const rows = subscriptions
    .flatMap((one) =>
      one.charges.map((charge) => ({...charge, id: `${one.id} ${charge.id}`, one, charge, company: one.company.name})),
    )
    .toSorted((one, other) => (one.on < other.on ? -1 : Number(one.on > other.on)));
  const isOwner = subscriptions.some(({company}) => company.role === 'owner');
  const name = ({line, on, isOther}: Charge) => {
    const words = sayLine(line, {text: plansText, language, day: on});
    return isOther ? text('otherThen', {name: words}) : words;
  };
  const sum = ({line}: Charge) => format.money(line.cents, 'USD');
  if (room === 'phone')
    return (
      <ItemList label={text('paid')}>
        {rows.map((row) => (
          <ListItem
            key={row.id}
            icon={<Repeat size={18} aria-hidden />}
            title={name(row)}
            text={row.company}
            meta={
              <>
                <Due on={row.on} /> · {sum(row)}
              </>
            }
            actions={<ChargeMenu one={row.one} charge={row.charge} name={name(row)} />}
            isInline
          />
        ))}
      </ItemList>
    );
  return (
    <Table
      label={text('paid')}
      rows={rows}
      columns={[
        {id: 'item', heading: text('item'), cell: name},
        {id: 'company', heading: text('company'), cell: ({company}) => company},
        {id: 'on', heading: text('on'), isWhole: true, cell: ({on}) => <Due on={on} />},
        {id: 'sum', heading: text('sum'), isAmount: true, cell: sum},
        ...(isOwner
          ? [
              {
                id: 'acts',
                heading: text('acts'),
                cell: (row: (typeof rows)[number]) => <ChargeMenu one={row.one} charge={row.charge} name={name(row)} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** The day of a charge, and how near it is. Rule: SUB2. */
function Due({on}: {readonly on: string}) {
  const text = useText<typeof es>('subscriptions');
  const format = useFormat();
  const day = format.day(on, 'medium');
  const count = Math.round((Date.parse(on) - Date.parse(format.today())) / dayMs);
  if (count < 0)
    return (
      <Text as="span" size="small" tone="danger">
        {text('ended', {day})}
      </Text>
    );
  if (count > soonDays) return day;
  return (
    <Text as="span" size="small" tone="warn">
      {count === 0 ? text('today', {day}) : count === 1 ? text('soonOne', {day}) : text('soon', {day, count})}
    </Text>
  );
}
