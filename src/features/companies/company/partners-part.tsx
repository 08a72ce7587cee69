import {listOpenings, type Opening} from '#contract/sealing/list-openings.ts';
import {sealedNumbers} from '#contract/orders/open-sealed-number.ts';
import {readSealed} from '#contract/sealing/sealed-value.ts';
import {namePartner} from '#contract/formation/check-partners.ts';
import {ownsPart} from '#contract/formation/shares.ts';
import {succeed} from '#contract/kernel/failure.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import type {RowOf} from '#src/data/database/read-rows.ts';
import {useRowWords} from '#src/data/describe/use-telling.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Badge} from '#src/ui/display/badge.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {words} from './text/words.ts';

type PartnerRow = RowOf<'partners'>;

const askOpenings = async (signal: AbortSignal) => callServer(listOpenings, {}, {signal});

const askNothing: typeof askOpenings = async () => succeed({openings: []});

/** Who owns a company, for its owners: what each has, and of their numbers the end and what they were used for. Rule: SEA10. */
export function PartnersPart({partners}: {readonly partners: readonly PartnerRow[]}) {
  const text = useText<typeof words>('companies/company');
  const hasNumbers = partners.some(({taxId, passport}) => taxId !== null || passport !== null);
  const openings = useShown(hasNumbers ? askOpenings : askNothing).shown?.openings;
  return (
    <section>
      <SectionHead title={text('owners')} count={partners.filter(ownsPart).length} />
      <Stack gap={4}>
        {partners.map((partner) => (
          <Partner key={partner.id} partner={partner} openings={openings} />
        ))}
      </Stack>
      {hasNumbers ? (
        <Text size="small" tone="muted">
          {text('numbersNote')}
        </Text>
      ) : null}
    </section>
  );
}

type PartnerProps = {readonly partner: PartnerRow; readonly openings: readonly Opening[] | undefined};

function Partner({partner, openings}: PartnerProps) {
  const text = useText<typeof words>('companies/company');
  const {fieldName, valueText} = useRowWords('partners', partner);
  const numbers = sealedNumbers.flatMap((field) => {
    const mask = readSealed(partner[field] ?? '')?.mask;
    if (mask === undefined) return [];
    const used = openings?.filter((one) => one.rowId === partner.id && one.field === field);
    return [{name: fieldName(field), value: <NumberUse mask={mask} used={used} />}];
  });
  return (
    <Stack gap={1}>
      <Row>
        <Text as="h3" isStrong>
          {namePartner(partner)}
        </Text>
        {partner.isResponsible ? <Badge tone="accent">{text('responsible')}</Badge> : null}
        {ownsPart(partner) ? null : <Badge>{text('represents')}</Badge>}
      </Row>
      <Facts
        facts={[
          ...(ownsPart(partner)
            ? [{name: fieldName('shareBasisPoints'), value: valueText('shareBasisPoints', partner.shareBasisPoints)}]
            : []),
          ...numbers,
        ]}
      />
    </Stack>
  );
}

/** The end of a number, and the last time it was opened for something; who did it is told among the visits of the account. */
function NumberUse({mask, used}: {readonly mask: string; readonly used: readonly Opening[] | undefined}) {
  const text = useText<typeof words>('companies/company');
  const format = useFormat();
  const [last] = used ?? [];
  return (
    <>
      {mask}
      {used === undefined ? null : (
        <Text size="small" tone="muted">
          {last ? text(`used.${last.why}`, {day: format.dayOf(last.at, 'medium')}) : text('used.not')}
        </Text>
      )}
    </>
  );
}
