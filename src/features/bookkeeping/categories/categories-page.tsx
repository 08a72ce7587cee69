import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {withCompany} from '#src/features/bookkeeping/with-company.tsx';
import {useState} from 'react';
import {Ellipsis, Plus} from 'lucide-react';
import {categoryKinds, type CategoryRow} from '#contract/bookkeeping/category.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {Badge} from '#src/ui/display/badge.tsx';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import {Strip} from '#src/ui/grid/bars/strip.tsx';
import {StripList} from '#src/ui/grid/bars/strip-list.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useLock} from '#src/data/locks/use-lock.ts';
import {useRows} from '#src/data/database/use-rows.ts';
import {CategoryDialog} from './category-dialog.tsx';
import {editRow} from '#src/data/record.ts';
import {nameKind, sortCategories} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {nameCategory, useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

export const Screen = withCompany(CategoriesPage);

/** A company's categories by kind. */
function CategoriesPage({company}: {readonly company: MyCompany}) {
  const text = useBooksText();
  const categories = useRows('categories', company.id);
  const {blockedReason} = useLock(company.id, 'accounting');
  // Moves to another list as it is archived; the keyboard moves along.
  const [movedId, setMovedId] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'new' | CategoryRow | null>(null);
  if (!categories) return null;
  const sorted = sortCategories(categories);
  const archived = sorted.filter((category) => category.archived);
  const list = (rows: readonly CategoryRow[], label: string) => (
    <div key={label}>
      <SectionHead title={label} count={rows.length} />
      <StripList label={label}>
        {rows.map((category) => (
          <CategoryStrip
            key={category.id}
            category={category}
            company={company}
            isMoved={category.id === movedId}
            onRename={() => setDialog(category)}
            onMove={() => setMovedId(category.id)}
          />
        ))}
      </StripList>
    </div>
  );
  return (
    <>
      <PageHead
        title={text('categories')}
        lead={text('categoriesText')}
        actions={
          <Button
            look="primary"
            icon={<Plus size={16} aria-hidden />}
            blockedReason={blockedReason}
            onPress={() => setDialog('new')}
          >
            {text('categoryAdd')}
          </Button>
        }
      />
      <Page>
        <Stack gap={6}>
          {categoryKinds.map((kind) => {
            const rows = sorted.filter((category) => category.kind === kind && !category.archived);
            return rows.length === 0 ? null : list(rows, nameKind(kind, text));
          })}
          {archived.length > 0 && list(archived, text('archived'))}
        </Stack>
      </Page>
      {dialog && (
        <CategoryDialog
          spaceId={company.id}
          category={dialog === 'new' ? null : dialog}
          nextPosition={Math.max(0, ...categories.map((category) => category.position)) + 1}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

type CategoryStripProps = {
  readonly category: CategoryRow;
  readonly company: MyCompany;
  readonly isMoved: boolean;
  readonly onRename: () => void;
  readonly onMove: () => void;
};

function CategoryStrip({category, company, isMoved, onRename, onMove}: CategoryStripProps) {
  const text = useBooksText();
  const places = usePlaces(company.id);
  const database = useLocalDatabase();
  const {blockedReason} = useLock(company.id, 'accounting');
  const blocked = blockedReason === null ? {} : {isDisabled: true, hint: blockedReason};
  const name = nameCategory(category, text);
  const label = text('rowActions', {name});
  const failureText = useFailureText();
  const archive = async () => {
    onMove();
    endOffers();
    const edited = await editRow({database, spaceId: company.id}, 'categories', category, {
      archived: !category.archived,
    });
    if (!edited.ok) return showToast({text: failureText(edited.failure), tone: 'danger'});
    return showToast({text: text(category.archived ? 'categoryRestored' : 'categoryArchived'), tone: 'ok'});
  };
  return (
    <Strip
      title={
        <Row>
          <span>{name}</span>
          {category.relatedParty && <Badge tone="violet">{text('categoryRelated')}</Badge>}
        </Row>
      }
      {...(category.relatedParty ? {more: text('categoryRelatedText')} : {})}
      actions={
        <MenuButton
          label={label}
          placement="bottom end"
          trigger={<IconButton icon={<Ellipsis size={18} aria-hidden />} label={label} autoFocus={isMoved} />}
        >
          <MenuItem id="see" href={places.listOf({categoryIds: [category.id]})}>
            {text('seeRows')}
          </MenuItem>
          <MenuItem id="rename" {...blocked} onAction={onRename}>
            {text('categoryRename')}
          </MenuItem>
          <MenuItem id="archive" {...blocked} onAction={() => void archive()}>
            {text(category.archived ? 'restore' : 'archive')}
          </MenuItem>
        </MenuButton>
      }
    />
  );
}
