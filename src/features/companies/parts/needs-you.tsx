import {CircleCheck, FileUp, ListChecks, PenLine, TriangleAlert} from 'lucide-react';
import {pathTo} from '#src/routing/routing.ts';
import {useBooksEvent} from '#src/data/database/books.tsx';
import {useAgreement} from '#src/data/agreements/use-agreement.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useSyncStatus} from '#src/data/database/sync-status.tsx';
import type {es} from '#src/features/companies/text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';

/** What waits for the person, most urgent first. */
export function NeedsYou({company}: {company: MyCompany}) {
  const text = useText<typeof es>('companies');
  const language = useLanguage();
  const attentionCount = useSyncStatus()?.attentionCount ?? 0;
  const view = useBooksEvent()?.view;
  const isRead = view?.state === 'ready';
  const reviewCount = isRead ? view.reviewCount : 0;
  const isEmpty = isRead && view.allCount === 0;
  const agreement = useAgreement(company);
  const unsigned = company.role === 'owner' && agreement && !agreement.signed ? agreement : null;
  return (
    <section>
      <SectionHead title={text('needsYou')} />
      <ItemList label={text('needsYou')}>
        {attentionCount === 0 ? null : (
          <ListItem
            tone="warn"
            icon={<TriangleAlert size={16} strokeWidth={1.75} aria-hidden />}
            title={text('attention', {count: attentionCount})}
            text={text('attentionText')}
            actions={<ButtonLink href={pathTo.activity(language)}>{text('attentionAct')}</ButtonLink>}
          />
        )}
        {unsigned === null ? null : (
          <ListItem
            tone="accent"
            icon={<PenLine size={16} strokeWidth={1.75} aria-hidden />}
            title={text(`sign.${unsigned.document.kind}`)}
            text={text(unsigned.earlier.length === 0 ? 'signText' : 'signAgainText')}
            actions={
              <ButtonLink look="primary" href={pathTo.agreement(language, company.id)}>
                {text('signAct')}
              </ButtonLink>
            }
          />
        )}
        {reviewCount === 0 ? null : (
          <ListItem
            tone="accent"
            icon={<ListChecks size={16} strokeWidth={1.75} aria-hidden />}
            title={text('review', {count: reviewCount})}
            text={text('reviewText')}
            actions={
              <ButtonLink look="primary" href={pathTo.review(language, company.id)}>
                {text('reviewAct')}
              </ButtonLink>
            }
          />
        )}
        {isEmpty ? (
          <ListItem
            tone="accent"
            icon={<FileUp size={16} strokeWidth={1.75} aria-hidden />}
            title={text('firstImport')}
            text={text('firstImportText', {company: company.name})}
            actions={
              // One main button: signing comes first.
              <ButtonLink look={unsigned ? 'default' : 'primary'} href={pathTo.books(language, company.id)}>
                {text('firstImportAct')}
              </ButtonLink>
            }
          />
        ) : null}
        {isRead && !isEmpty && reviewCount === 0 && attentionCount === 0 && unsigned === null ? (
          <ListItem
            tone="ok"
            icon={<CircleCheck size={16} strokeWidth={1.75} aria-hidden />}
            title={text('allDone')}
            text={text('allDoneText')}
          />
        ) : null}
      </ItemList>
    </section>
  );
}
