import {useState} from 'react';
import type {AgreementRow} from '#contract/agreements/agreements.ts';
import type {CompanyAgreement} from '#src/data/agreements/read-agreement.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {WithAside} from '#src/ui/layout/with-aside.tsx';
import {PaperText} from './parts/paper-text.tsx';
import {PrintPart} from './parts/print-part.tsx';
import {SignPart} from './parts/sign-part.tsx';
import {SignaturePlaces} from './parts/signature-places.tsx';
import {SignedPart} from './parts/signed-part.tsx';
import {EarlierPart} from './parts/earlier-part.tsx';
import type {es} from './text/es.ts';

type AgreementPageProps = {readonly company: MyCompany; readonly agreement: CompanyAgreement};

/** A company's paper with what it means, and beside it the signature: given, or to be given. */
export function AgreementPage({company, agreement}: AgreementPageProps) {
  const text = useText<typeof es>('agreements');
  const {document, hash, earlier} = agreement;
  // What was just signed is shown before its row comes back by sync.
  const [fresh, setFresh] = useState<AgreementRow>();
  const signed = agreement.signed ?? (fresh?.hash === hash ? fresh : null);
  return (
    <>
      <PageHead
        title={text(`title.${document.kind}`)}
        lead={text(`lead.${document.kind}`, {company: document.company})}
        actions={<PrintPart agreement={agreement} signed={signed} />}
      />
      <Page>
        <WithAside
          aside={
            <Stack gap={5}>
              {signed ? (
                <SignedPart company={company} document={document} signed={signed} />
              ) : (
                <SignPart company={company} agreement={agreement} onSigned={setFresh} />
              )}
              <EarlierPart company={company} earlier={earlier} />
            </Stack>
          }
        >
          <Stack gap={4}>
            <Text tone="muted">{text('inEnglish')}</Text>
            <PaperText document={document} />
            <SignaturePlaces document={document} signed={signed} />
          </Stack>
        </WithAside>
      </Page>
    </>
  );
}
