import {Suspense, useState} from 'react';
import {PackagePlus} from 'lucide-react';
import {readCatalogue, type Service} from '#contract/catalogue/catalogue.ts';
import {listOffered, priceOffered} from '#contract/companies/list-offered.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import {BuyPart} from '#src/data/purchases/buy-part.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {NumberField} from '#src/ui/fields/number-field.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import type {CompanyFacts} from './read-company.ts';
import type {words} from './text/words.ts';

/** What can be bought for a company beside what it has: what it is, what it costs today and later, and the way to pay it. Rule: BUY10. */
export function BuyServices({facts}: {readonly facts: CompanyFacts}) {
  const text = useText<typeof words>('companies/company');
  const format = useFormat();
  const language = useLanguage();
  const [isShown, setShown] = useState(false);
  const [chosen, setChosen] = useState<Service | null>(null);
  // Prices count by the day of the server, which is UTC's.
  const [today] = useState(() => utcDay(new Date().toISOString()));
  const offered = listOffered(facts, readCatalogue(today), today);
  if (offered.length === 0 || facts.company.role === 'bookkeeper' || facts.company.dissolvedOn !== null) return null;
  if (!isShown)
    return (
      <Row>
        <Button onPress={() => setShown(true)}>{text('buyMore')}</Button>
      </Row>
    );
  return (
    <>
      <ItemList label={text('buyMore')}>
        {offered.map((service) => {
          const {id, cents, period, each, words: said} = service;
          const price = text(`price.${period}`, {price: format.money(cents, 'USD')});
          return (
            <ListItem
              key={id}
              icon={<PackagePlus size={18} strokeWidth={1.75} aria-hidden />}
              title={said[language].name}
              text={said[language].what}
              meta={each === 'partner' ? text('priceEach', {price}) : price}
              actions={
                <Button label={text('buyOne', {name: said[language].name})} onPress={() => setChosen(service)}>
                  {text('buy')}
                </Button>
              }
            />
          );
        })}
      </ItemList>
      {chosen === null ? null : (
        <Dialog isOpen title={chosen.words[language].name} onClose={() => setChosen(null)}>
          <BuyOne facts={facts} service={chosen} today={today} />
        </Dialog>
      )}
    </>
  );
}

type BuyOneProps = {readonly facts: CompanyFacts; readonly service: Service; readonly today: string};

/** One service with what it costs, for how many partners where it is for each. */
function BuyOne({facts, service, today}: BuyOneProps) {
  const text = useText<typeof words>('companies/company');
  const language = useLanguage();
  const [count, setCount] = useState<number | null>(1);
  const wish = {kind: 'services' as const, services: [{id: service.id, count: count ?? 1}]};
  const price = priceOffered(facts, wish, {catalogue: readCatalogue(today), today});
  const {least, most} = service.businessDays;
  return (
    <Stack gap={4}>
      <Text>{service.words[language].what}</Text>
      <Text tone="muted">{text('takes', {least: String(least), most: String(most)})}</Text>
      {service.each === 'partner' ? (
        <NumberField label={text('partners')} value={count} onChange={setCount} min={1} max={20} />
      ) : null}
      {price === null || count === null ? null : (
        <Suspense fallback={<Skeleton height={120} />}>
          <BuyPart companyId={facts.company.id} wish={wish} price={price} act={text('goPay')} />
        </Suspense>
      )}
    </Stack>
  );
}
