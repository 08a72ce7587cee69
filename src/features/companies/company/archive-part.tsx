import type {MyCompany} from '#src/data/database/company.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import type {words} from './text/words.ts';

/** The way to taking everything of the company away. */
export function ArchivePart({company}: {readonly company: MyCompany}) {
  const text = useText<typeof words>('companies/company');
  const language = useLanguage();
  return (
    <section>
      <SectionHead title={text('archive')} />
      <Link href={pathTo.archiveOf(language, company.id)}>{text('seeArchive')}</Link>
    </section>
  );
}
