import {FileText} from 'lucide-react';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import type {CompanyFacts} from './read-company.ts';
import type {words} from './text/words.ts';

/** The papers of a company, by whose they are. Source: S3.10. */
export function DocumentsPart({facts: {company, agreement}}: {readonly facts: CompanyFacts}) {
  const text = useText<typeof words>('companies/company');
  const format = useFormat();
  const language = useLanguage();
  if (!agreement) return null;
  const {document, signed} = agreement;
  const title = text(`document.${document.kind}`);
  return (
    <section>
      <SectionHead title={text('documents')} />
      <ItemList label={text('ofCompany')}>
        <ListItem
          icon={<FileText size={18} strokeWidth={1.75} aria-hidden />}
          title={title}
          meta={signed ? text('signedOn', {day: format.day(signed.signedAt.slice(0, 10), 'medium')}) : text('unsigned')}
          isInline
          actions={
            <ButtonLink
              look="quiet"
              href={pathTo.agreement(language, company.id)}
              label={`${text('openDocument')}: ${title}`}
            >
              {text('openDocument')}
            </ButtonLink>
          }
        />
      </ItemList>
    </section>
  );
}
