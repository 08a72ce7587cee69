import type {ReactNode} from 'react';
import {pathTo, useLocation} from '#src/routing/routing.ts';
import type {es} from './text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {LinkTabs} from '#src/ui/layout/link-tabs.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';

/** The faces of one's own account. */
export function AccountPage({title, children}: {title: string; children: ReactNode}) {
  const text = useLoadedText<typeof es>('account/own');
  const language = useLanguage();
  const {pathname} = useLocation();
  const security = pathTo.security(language);
  const tabs = [
    {href: pathTo.profile(language), text: text('profileTab')},
    {href: pathTo.taxRecord(language), text: text('taxTab')},
    {href: security, text: text('securityTab')},
  ].map((tab) => ({
    ...tab,
    isCurrent: pathname === tab.href || (tab.href === security && pathname.startsWith(security)),
  }));
  return (
    <>
      <PageHead title={title} />
      <LinkTabs label={text('accountParts')} tabs={tabs} />
      <Page width="narrow" isBelowTabs>
        {children}
      </Page>
    </>
  );
}
