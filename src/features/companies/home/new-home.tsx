import {Plus} from 'lucide-react';
import {pathTo} from '#src/routing/routing.ts';
import {Beginnings} from '#src/features/companies/parts/beginnings.tsx';
import {UnfinishedDrafts} from '#src/features/companies/parts/unfinished-drafts.tsx';
import type {es} from '#src/features/companies/text/es.ts';
import {beginExample} from '#src/data/example/example-mode.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {AfterPaying} from './after-paying.tsx';
import {CountryAnswer} from './country-answer.tsx';

/** The home of somebody without a company: three beginnings with their price, what works without paying, and what comes after. Source: S2.12, D28. */
export function NewHome({name}: {readonly name: string}) {
  const text = useText<typeof es>('companies');
  const language = useLanguage();
  return (
    <>
      <PageHead title={text('hello', {name})} lead={text('beginLead')} />
      <Page>
        <WithAside
          aside={
            <Stack gap={6}>
              <section>
                <SectionHead title={text('money')} />
                <Text tone="muted">{text('moneyEmpty')}</Text>
              </section>
              <CountryAnswer />
              <section>
                <SectionHead title={text('beforePaying')} />
                <Text tone="muted">{text('beforePayingText')}</Text>
              </section>
            </Stack>
          }
        >
          <Stack gap={6}>
            <UnfinishedDrafts hasHeading />
            <Beginnings />
            <section>
              <Stack gap={3}>
                <SectionHead title={text('booksOnly')} />
                <Text tone="muted">{text('booksOnlyText')}</Text>
                <Row>
                  <ButtonLink size="large" icon={<Plus size={16} aria-hidden />} href={pathTo.addCompany(language)}>
                    {text('addCompany')}
                  </ButtonLink>
                  <Button look="quiet" size="large" onPress={() => void beginExample().catch(reportError)}>
                    {text('seeExample')}
                  </Button>
                </Row>
              </Stack>
            </section>
            <AfterPaying />
          </Stack>
        </WithAside>
      </Page>
    </>
  );
}
