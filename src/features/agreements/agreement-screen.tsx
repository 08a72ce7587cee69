import {FileText} from 'lucide-react';
import {useAgreement} from '#src/data/agreements/use-agreement.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useAddressCompany} from '#src/data/database/use-address-company.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {AgreementPage} from './agreement-page.tsx';
import type {es} from './text/es.ts';

/** The founding paper of the company in the address: to be read and downloaded anywhere, to be signed by its owner. Source: S3.10. */
export function AgreementScreen() {
  const company = useAddressCompany();
  if (company === undefined) return <Waiting />;
  return company ? <OwnAgreement key={company.id} company={company} /> : <Nothing reason="missing" />;
}

function OwnAgreement({company}: {readonly company: MyCompany}) {
  const agreement = useAgreement(company);
  if (agreement === undefined) return <Waiting />;
  return agreement ? <AgreementPage company={company} agreement={agreement} /> : <Nothing reason="empty" />;
}

function Waiting() {
  const text = useText<typeof es>('agreements');
  return (
    <>
      <PageHead title={text('title')} />
      <Page>
        <Stack gap={5}>
          <Skeleton height={64} />
          <Skeleton height={180} />
          <Skeleton height={180} />
        </Stack>
      </Page>
    </>
  );
}

/** Says why there is no paper here. */
function Nothing({reason}: {readonly reason: 'missing' | 'empty'}) {
  const text = useText<typeof es>('agreements');
  const language = useLanguage();
  return (
    <EmptyState
      isPage
      icon={<FileText size={20} aria-hidden />}
      title={text(`${reason}Title`)}
      actions={
        <ButtonLink size="large" href={pathTo.dashboard(language)}>
          {text('back')}
        </ButtonLink>
      }
    >
      {text(`${reason}Text`)}
    </EmptyState>
  );
}
