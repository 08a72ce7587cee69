import {tellMove} from '#contract/companies/tell-move.ts';
import type {CompanyWay} from '#contract/companies/read-company-way.ts';
import type {words as adminWords} from '#src/features/admin/text/words.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {CompanyOwner} from './company-owner.tsx';
import type {PanelCompany} from './panel-company.ts';
import {sayAge} from './say-age.ts';
import {sayStep} from './say-step.ts';
import type {words} from './text/words.ts';

type WayFactsProps = {readonly company: PanelCompany; readonly way: CompanyWay};

/** Whose a company is, where it stands, and how it came there. Rule: PRG8. */
export function WayFacts({company: {owner, order}, way}: WayFactsProps) {
  const text = useText<typeof words>('admin/companies');
  const admin = useText<typeof adminWords>('admin');
  const format = useFormat();
  const language = useLanguage();
  const {formation, moves} = way;
  const {orderNumber, status, statusSince, orderedAt, filedOn, constitutedOn, namesRefusedOn, ein} = formation;
  const age = status === 'Completed' || status === 'Canceled' ? '' : `, ${sayAge(format.locale, statusSince)}`;
  const dated = (name: string, day: string | null) => (day === null ? [] : [{name, value: format.day(day, 'medium')}]);
  return (
    <Facts
      facts={[
        {
          name: admin('owner'),
          value: <CompanyOwner owner={owner} />,
        },
        {
          name: admin('order'),
          value: order ? <Link href={pathTo.adminOrderOf(language, order.id)}>{orderNumber}</Link> : orderNumber,
        },
        {name: text('standsAt'), value: sayStep(formation, language) + age},
        ...dated(text('filedOn'), filedOn),
        ...dated(text('namesRefusedOn'), namesRefusedOn),
        ...dated(text('constitutedOn'), constitutedOn),
        ...(ein === null ? [] : [{name: text('ein'), value: ein}]),
        {
          name: text('history'),
          value: (
            <>
              <Text size="small" tone="muted">
                {text('ordered')} · {format.dayOf(orderedAt, 'medium')}
              </Text>
              {moves.map((move) => (
                <Text key={move.id} size="small" tone="muted">
                  {[tellMove(move, language).title, format.day(move.day, 'medium'), move.movedBy].join(' · ')}
                </Text>
              ))}
            </>
          ),
        },
      ]}
    />
  );
}
