import type {words} from './text/words.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {LinkTabs} from '#src/ui/layout/link-tabs.tsx';

/** The two faces of the audit: what was done, in detail, and whatever was read or changed. */
export function AuditTabs({current}: {readonly current: 'acts' | 'record'}) {
  const text = useText<typeof words>('admin/audit');
  const language = useLanguage();
  return (
    <LinkTabs
      label={text('parts')}
      tabs={[
        {href: pathTo.adminAudit(language), text: text('actsTab'), isCurrent: current === 'acts'},
        {href: pathTo.adminRecord(language), text: text('recordTab'), isCurrent: current === 'record'},
      ]}
    />
  );
}
