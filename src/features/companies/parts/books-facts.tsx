import {pathTo} from '#src/routing/routing.ts';
import {useBooksEvent} from '#src/data/database/books.tsx';
import {useCompany} from '#src/data/database/company.tsx';
import type {es} from '#src/features/companies/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

/** How large the books are, and the way to them. */
export function BooksFacts() {
  const text = useText<typeof es>('companies');
  const format = useFormat();
  const language = useLanguage();
  const {current} = useCompany();
  const view = useBooksEvent()?.view;
  if (current === null) return null;
  return (
    <Card>
      <Stack gap={3}>
        <SectionHead title={text('books')} />
        <Text size="figure">{view?.state === 'ready' ? format.number(view.allCount) : '–'}</Text>
        <Text tone="muted" size="small">
          {view?.state === 'ready'
            ? text('booksCount', {count: view.allCount})
            : text(view?.state === 'missing' ? 'missing' : 'booksLoading')}
        </Text>
        <ButtonLink isWide href={pathTo.books(language, current.id)}>
          {text('openBooks')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
