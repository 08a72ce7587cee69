import {useAgreement} from '#src/data/agreements/use-agreement.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {es} from '#src/features/checkout/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';

/** The way to the company's founding paper, signed or to be signed; nothing where it has none. Rule: AGR1. */
export function PaperLink({company}: {readonly company: MyCompany}) {
  const text = useText<typeof es>('checkout');
  const language = useLanguage();
  const agreement = useAgreement(company);
  if (!agreement) return null;
  const {kind} = agreement.document;
  return (
    <ButtonLink size="large" href={pathTo.agreement(language, company.id)}>
      {text(`${agreement.signed ? 'paper' : 'sign'}.${kind}`)}
    </ButtonLink>
  );
}
