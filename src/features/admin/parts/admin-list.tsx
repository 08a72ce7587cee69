import {useEffect, useRef, type ReactNode} from 'react';
import {CircleCheck, RefreshCw, SearchX} from 'lucide-react';
import type {PagedList} from '#src/features/admin/use-paged-list.ts';
import type {es} from '#src/features/admin/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';

type AdminListProps<Item> = {
  list: PagedList<Item>;
  read: (offset: number) => Promise<void>;
  /** What could not be fetched. Source: S8.14. */
  troubleText: string;
  /** Takes search and filters away; null when there are none. */
  onClear: (() => void) | null;
  /** Says that there is nothing, where that does not come from looking for something. */
  noneText?: string;
  /** The rows; each has a name with `data-row-name` that can take the focus. */
  children: ReactNode;
};

/** A list for admins with all its faces: on its way, filled, nothing found, refused; more is fetched on a press. Source: ux.md U5. */
export function AdminList<Item>({list, read, troubleText, onClear, noneText, children}: AdminListProps<Item>) {
  const text = useText<typeof es>('admin');
  const failureText = useFailureText();
  const format = useFormat();
  const body = useRef<HTMLDivElement>(null);
  const {rows, total, focusFrom} = list;
  const shownCount = rows?.length ?? 0;

  useEffect(() => {
    if (focusFrom !== null) body.current?.querySelectorAll<HTMLElement>('[data-row-name]')[focusFrom]?.focus();
  }, [focusFrom]);

  const trouble = list.failure && (
    <Banner
      tone="danger"
      shape="boxed"
      isUrgent
      actions={
        <Button
          icon={<RefreshCw size={16} aria-hidden />}
          onPress={() => void read(shownCount === total ? 0 : shownCount)}
        >
          {text('retry')}
        </Button>
      }
    >
      {troubleText} {failureText(list.failure)}
    </Banner>
  );
  if (rows === undefined) return trouble ?? <Waiting />;
  if (rows.length === 0 && !trouble)
    return (
      <EmptyState
        icon={noneText === undefined ? <SearchX size={20} aria-hidden /> : <CircleCheck size={20} aria-hidden />}
        title={noneText ?? text('nothingFound')}
        actions={onClear && <Button onPress={onClear}>{text('clear')}</Button>}
      />
    );
  return (
    <Stack gap={4}>
      <div ref={body} aria-busy={list.isLoading}>
        {children}
      </div>
      {trouble}
      <Row>
        {shownCount < total && (
          <Button isPending={list.isLoading} onPress={() => void read(shownCount)}>
            {text('loadMore')}
          </Button>
        )}
        <Text as="span" tone="muted" size="small">
          {text('shownOf', {shown: format.number(shownCount), total: format.number(total)})}
        </Text>
      </Row>
      <VisuallyHidden>
        <span role="status">{focusFrom === null ? '' : text('moreLoaded', {count: shownCount - focusFrom})}</span>
      </VisuallyHidden>
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack gap={2}>
      {Array.from({length: 8}, (_, line) => (
        <Skeleton key={line} height={32} />
      ))}
    </Stack>
  );
}
