import {FileText} from 'lucide-react';
import type {CompanyAgreement} from '#src/data/agreements/read-agreement.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import type {words} from './text/words.ts';

type FoundingPaperProps = {readonly company: MyCompany; readonly agreement: CompanyAgreement};

/** The paper that a company was founded by, which is signed here. Source: S3.10. */
export function FoundingPaper({company, agreement: {document, signed}}: FoundingPaperProps) {
  const text = useText<typeof words>('companies/documents');
  const format = useFormat();
  const language = useLanguage();
  const title = text(`paper.${document.kind}`);
  return (
    <ListItem
      icon={<FileText size={18} strokeWidth={1.75} aria-hidden />}
      title={title}
      meta={signed ? text('signedOn', {day: format.dayOf(signed.signedAt, 'medium')}) : text('unsigned')}
      isInline
      actions={
        <ButtonLink look="quiet" href={pathTo.agreement(language, company.id)} label={`${text('open')}: ${title}`}>
          {text('open')}
        </ButtonLink>
      }
    />
  );
}
