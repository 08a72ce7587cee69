import type {MyCompany} from '#src/data/database/company.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import type {words} from './text/words.ts';

/** The way to what a company owes its state; nothing of one that no state formed. Source: S2.18. */
export function RenewalPart({company}: {readonly company: MyCompany}) {
  const text = useText<typeof words>('companies/company');
  const language = useLanguage();
  if (company.state === null) return null;
  return (
    <section>
      <SectionHead title={text('renewal')} />
      <Link href={pathTo.renewal(language, company.id)}>{text('seeRenewal')}</Link>
    </section>
  );
}
