import type {AgreementRow} from '#contract/agreements/agreements.ts';
import {placesSignedHere} from '#contract/agreements/signing.ts';
import type {CompanyAgreement} from '#src/data/agreements/read-agreement.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useLock} from '#src/data/locks/use-lock.ts';
import type {es} from '#src/features/agreements/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {SignForm} from './sign-form.tsx';

type SignPartProps = {
  readonly company: MyCompany;
  readonly agreement: CompanyAgreement;
  readonly onSigned: (row: AgreementRow) => void;
};

/** The signature to be given, by the company's owner alone. Rule: AGR8. */
export function SignPart({company, agreement, onSigned}: SignPartProps) {
  const text = useText<typeof es>('agreements');
  const {document, hash, earlier} = agreement;
  const {blockedReason} = useLock(company.id, 'company');
  return (
    <Card>
      <Stack gap={4}>
        <SectionHead title={text('signTitle')} />
        {earlier.length === 0 ? null : (
          <Banner tone="warn" shape="boxed">
            <Text isStrong>{text('changedTitle')}</Text>
            <Text>{text('changedText')}</Text>
          </Banner>
        )}
        {blockedReason !== null ? (
          <Text tone="muted">{blockedReason}</Text>
        ) : company.role === 'owner' ? (
          // Another text is another form: nobody signs what they have not read.
          <SignForm
            key={hash}
            companyId={company.id}
            document={document}
            hash={hash}
            places={placesSignedHere(document)}
            onSigned={onSigned}
          />
        ) : (
          <Text tone="muted">{text('ownerOnly')}</Text>
        )}
      </Stack>
    </Card>
  );
}
