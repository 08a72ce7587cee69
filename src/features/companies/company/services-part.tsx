import {CircleCheck, Clock, TriangleAlert} from 'lucide-react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {RowOf} from '#src/data/database/read-rows.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import type {words} from './text/words.ts';

const icon = {size: 18, strokeWidth: 1.75, 'aria-hidden': true} as const;

/** What was bought for a company beside its plan, and until when it is paid. Source: S2.18. */
export function ServicesPart({services}: {readonly services: readonly RowOf<'companyServices'>[]}) {
  const text = useText<typeof words>('companies/company');
  const format = useFormat();
  const language = useLanguage();
  const today = format.today();
  const offered = readCatalogue(today).services.services;
  const nameOf = (id: string) => offered.find((one) => one.id === id)?.words[language].name ?? id;
  return (
    <section>
      <SectionHead title={text('services')} />
      {services.length === 0 ? <Text tone="muted">{text('servicesNone')}</Text> : null}
      <ItemList label={text('services')}>
        {services.map(({id, serviceId, count, orderedAt, paidUntil}) => {
          const isOver = paidUntil !== null && paidUntil < today;
          const day = format.day(paidUntil ?? orderedAt.slice(0, 10), 'medium');
          const state = paidUntil === null ? 'orderedOn' : isOver ? 'endedOn' : 'activeUntil';
          const Icon = {orderedOn: Clock, endedOn: TriangleAlert, activeUntil: CircleCheck}[state];
          return (
            <ListItem
              key={id}
              tone={isOver ? 'warn' : 'neutral'}
              icon={<Icon {...icon} />}
              title={count > 1 ? `${nameOf(serviceId)} × ${format.number(count)}` : nameOf(serviceId)}
              meta={text(state, {day})}
            />
          );
        })}
      </ItemList>
    </section>
  );
}
