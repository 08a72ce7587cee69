import {usStateNames} from '#contract/companies/us-states.data.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {es} from '#src/features/companies/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** What is known of the current company. */
export function CompanyFacts({company}: {company: MyCompany}) {
  const text = useText<typeof es>('companies');
  return (
    <Card>
      <Stack gap={3}>
        <SectionHead title={company.name} />
        <Facts
          facts={[
            {name: text('type'), value: company.type},
            ...(company.state === null ? [] : [{name: text('state'), value: usStateNames[company.state]}]),
            {name: text('role'), value: text(`role.${company.role}`)},
          ]}
        />
      </Stack>
    </Card>
  );
}
