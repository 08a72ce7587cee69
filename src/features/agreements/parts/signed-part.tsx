import type {AgreementDocument} from '#contract/agreements/agreement.ts';
import type {AgreementRow} from '#contract/agreements/agreements.ts';
import {signingStatements} from '#contract/agreements/signing.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {es} from '#src/features/agreements/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {EvidenceButton} from './evidence-button.tsx';

type SignedPartProps = {
  readonly company: MyCompany;
  readonly document: AgreementDocument;
  readonly signed: AgreementRow;
};

/** The signature that was given, and by what it can be checked. Rule: AGR9. */
export function SignedPart({company, document, signed}: SignedPartProps) {
  const text = useText<typeof es>('agreements');
  const format = useFormat();
  const missing = document.signatures.length - 1;
  const who = company.role === 'owner' ? text('you') : signed.signerName;
  return (
    <Card>
      <Stack gap={4}>
        <SectionHead title={missing === 0 ? text('signedTitle') : text('signedInPart', {who, count: missing})} />
        <Banner tone={missing === 0 ? 'ok' : 'info'} shape="boxed">
          {text('signedText')}
        </Banner>
        <Facts
          facts={[
            {name: text('signedBy'), value: signed.signerName},
            {name: text('signedAt'), value: format.instant(signed.signedAt)},
            {name: text('signedVersion'), value: signed.wording.replace(/^agreement /, '')},
          ]}
        />
        <div>
          <Text tone="muted" size="small">
            {text('signedStatement')}
          </Text>
          <div lang={signed.language}>
            <Text size="small">{signingStatements[document.kind][signed.language]}</Text>
          </div>
        </div>
        <div>
          <Text tone="muted" size="small">
            {text('signedHash')}
          </Text>
          <Text size="small" isAsWritten>
            {signed.hash}
          </Text>
        </div>
        {company.role === 'owner' ? <EvidenceButton companyId={company.id} signed={signed} /> : null}
      </Stack>
    </Card>
  );
}
