import {useState} from 'react';
import {writeAddress} from '#contract/companies/write-address.ts';
import {namePartner} from '#contract/formation/check-partners.ts';
import {sealedNumbers} from '#contract/orders/open-sealed-number.ts';
import type {FiledPartner, Filing} from '#contract/orders/read-filing.ts';
import {useRowWords} from '#src/data/describe/use-telling.ts';
import {nameCountry} from '#src/i18n/format/countries.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {OpenNumberDialog, type AskedNumber} from './open-number-dialog.tsx';
import type {words} from './text/words.ts';

/** The partners of an order: what each has, where they are, and their numbers, which can be opened once it is paid. Rules: ADM18, SEA6. */
export function PartnerList({order}: {readonly order: Filing}) {
  const text = useText<typeof words>('admin/orders');
  const [asked, setAsked] = useState<AskedNumber | null>(null);
  return (
    <Stack gap={3}>
      <SectionHead title={text('partners')} count={order.partners.length} />
      {order.partners.map((partner) => (
        <PartnerCard key={partner.id} partner={partner} canOpen={order.state === 'paid'} onOpen={setAsked} />
      ))}
      {asked && <OpenNumberDialog orderId={order.id} asked={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

type PartnerCardProps = {
  readonly partner: FiledPartner;
  readonly canOpen: boolean;
  readonly onOpen: (asked: AskedNumber) => void;
};

function PartnerCard({partner, canOpen, onOpen}: PartnerCardProps) {
  const text = useText<typeof words>('admin/orders');
  const language = useLanguage();
  const {fieldName, valueText} = useRowWords('partners', partner);
  const name = namePartner(partner);
  const place = writeAddress(partner, partner.country === null ? '' : nameCountry(language, partner.country));
  return (
    <Card>
      <Stack gap={3}>
        <Row>
          <strong>{name}</strong>
          {partner.isResponsible ? <Badge tone="accent">{text('responsible')}</Badge> : null}
          {partner.isDirector ? <Badge>{text('director')}</Badge> : null}
        </Row>
        <Facts
          facts={[
            {name: fieldName('shareBasisPoints'), value: valueText('shareBasisPoints', partner.shareBasisPoints)},
            {name: text('address'), value: place},
            ...(partner.birthDate === null
              ? []
              : [{name: fieldName('birthDate'), value: valueText('birthDate', partner.birthDate)}]),
            ...sealedNumbers.map((field) => {
              const number = fieldName(field);
              const mask = partner[field];
              const open = mask !== null && canOpen && (
                <Button
                  size="small"
                  label={text('openOf', {number, name})}
                  onPress={() => onOpen({partnerId: partner.id, field, number, name})}
                >
                  {text('open')}
                </Button>
              );
              return {
                name: number,
                value: (
                  <>
                    {mask ?? text('numberMissing')} {open}
                  </>
                ),
              };
            }),
          ]}
        />
      </Stack>
    </Card>
  );
}
