import {CircleCheck, Clock, TriangleAlert} from 'lucide-react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {useFormat, type Format} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {BuyServices} from './buy-services.tsx';
import type {CompanyFacts} from './read-company.ts';
import {ServiceProof} from './service-proof.tsx';
import type {words} from './text/words.ts';

const icon = {size: 18, strokeWidth: 1.75, 'aria-hidden': true} as const;

/** What was bought for a company beside its plan, where it is, until when it is paid, and what else can be bought. Source: S2.18. */
export function ServicesPart({facts}: {readonly facts: CompanyFacts}) {
  const {company, services, subscriptions, proofs} = facts;
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
        {services.map((service) => {
          const {id, serviceId, count, status, note, proofId} = service;
          const name = nameOf(serviceId);
          const paidUntil = subscriptions.find((one) => one.id === id)?.paidUntil ?? null;
          const isOver = paidUntil !== null && paidUntil < today;
          const Icon = isOver || status === 'returned' ? TriangleAlert : status === 'done' ? CircleCheck : Clock;
          const until =
            paidUntil === null
              ? null
              : text(isOver ? 'endedOn' : 'activeUntil', {day: format.day(paidUntil, 'medium')});
          return (
            <ListItem
              key={id}
              tone={isOver ? 'warn' : 'neutral'}
              icon={<Icon {...icon} />}
              title={count > 1 ? `${name} × ${format.number(count)}` : name}
              {...(note === '' ? {} : {text: note})}
              meta={[sayState(service, {text, format}), ...(until === null ? [] : [until])].join(' · ')}
            >
              {proofId === null ? null : (
                <ServiceProof companyId={company.id} proof={proofs.find((one) => one.id === proofId)} name={name} />
              )}
            </ListItem>
          );
        })}
      </ItemList>
      <BuyServices facts={facts} />
    </section>
  );
}

type Said = {readonly text: Translate<typeof words>; readonly format: Format};

/** Where a service is: ordered, being done, done, or its money went back. Rule: BUY11. */
function sayState(service: CompanyFacts['services'][number], {text, format}: Said): string {
  const {status, orderedAt, endedOn, returnedWhy} = service;
  const day = endedOn === null ? format.dayOf(orderedAt, 'medium') : format.day(endedOn, 'medium');
  switch (status) {
    case 'ordered':
      return text('orderedOn', {day});
    case 'returned':
      return text(`service.${returnedWhy ?? 'other'}`, {day});
    default:
      return text(`service.${status}`, {day});
  }
}
