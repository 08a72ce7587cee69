import {DocumentsPart} from '#src/features/companies/documents/documents-part.tsx';
import {sayState} from '#src/data/states/name-state.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Badge} from '#src/ui/display/badge.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {ArchivePart} from './archive-part.tsx';
import {BoiPart} from './boi-part.tsx';
import {DissolutionPart} from './dissolution-part.tsx';
import {FactsPart} from './facts-part.tsx';
import {FederalPart} from './federal-part.tsx';
import {PartnersPart} from './partners-part.tsx';
import type {CompanyFacts} from './read-company.ts';
import {RenewalPart} from './renewal-part.tsx';
import {ServicesPart} from './services-part.tsx';
import {TeamPart} from './team-part.tsx';
import type {words} from './text/words.ts';
import {WayPart} from './way-part.tsx';

/** One company: its way with who acts now, its papers and services, and beside them its facts and people. */
export function CompanyPage({facts}: {readonly facts: CompanyFacts}) {
  const text = useText<typeof words>('companies/company');
  const {locale} = useFormat();
  const {company, formation, subscriptions, people} = facts;
  const {name, type, state, origin} = company;
  const about = [
    state === null ? type : text('lead', {type, ...sayState(locale, state)}),
    ...(formation ? [text('order', {number: formation.orderNumber})] : []),
  ];
  return (
    <>
      <PageHead
        title={
          <Row>
            {name}
            <Badge>{text(`origin.${origin}`)}</Badge>
          </Row>
        }
        lead={about.join(' · ')}
      />
      <Page>
        <WithAside
          aside={
            <Stack gap={6}>
              <FactsPart company={company} formation={formation} subscriptions={subscriptions} />
              {company.role === 'owner' && facts.partners.length > 0 ? (
                <PartnersPart partners={facts.partners} />
              ) : null}
              <RenewalPart company={company} renewals={facts.renewals} />
              <FederalPart dates={facts.federal} />
              <BoiPart boi={facts.boi} />
              <TeamPart people={people} />
              <ArchivePart company={company} />
              <DissolutionPart facts={facts} />
            </Stack>
          }
        >
          <Stack gap={6}>
            {formation && (company.dissolvedOn === null || formation.status === 'Completed') ? (
              <WayPart facts={{...facts, formation}} />
            ) : null}
            <DocumentsPart company={company} formation={formation} agreement={facts.agreement} papers={facts.papers} />
            {formation ? <ServicesPart facts={facts} /> : null}
          </Stack>
        </WithAside>
      </Page>
    </>
  );
}
