import type {ReactNode} from 'react';
import {SyncChip} from '#src/data/sync-chip/sync-chip.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {SandboxMark} from '#src/ui/checkout/sandbox-mark.tsx';
import {TaskLayout} from '#src/ui/task/task-layout.tsx';
import type {es} from './text/es.ts';

type PageFrameProps = {
  readonly title: string;
  readonly about?: string;
  readonly isOwn: boolean;
  readonly isSandbox?: boolean;
  /** What it is about is still being read. */
  readonly isBusy?: boolean;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** The page around everything that an order's address shows. */
export function PageFrame({
  title,
  about = '',
  isOwn,
  isSandbox = false,
  isBusy = false,
  aside = null,
  children,
}: PageFrameProps) {
  const text = useText<typeof es>('checkout');
  const language = useLanguage();
  const homeHref = isOwn ? pathTo.dashboard(language) : pathTo.home(language);
  return (
    <TaskLayout
      title={title}
      about={about}
      homeHref={homeHref}
      isBusy={isBusy}
      end={
        <>
          {isSandbox ? <SandboxMark short={text('sandbox')} more={text('sandboxMore')} /> : null}
          {isOwn ? <SyncChip /> : null}
          <ButtonLink href={homeHref}>{text(aside === null ? 'exit' : 'leave')}</ButtonLink>
        </>
      }
      aside={aside}
    >
      {children}
    </TaskLayout>
  );
}
