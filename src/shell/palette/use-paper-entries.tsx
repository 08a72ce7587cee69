import {Inbox} from 'lucide-react';
import {useLiveQuery} from 'dexie-react-hooks';
import {listReceived} from '#sync/inbox/received-files.ts';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useRows} from '#src/data/database/use-rows.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {PaletteEntry} from './entry.ts';
import type {es} from './text/es.ts';
import {usePaperLines} from './use-paper-lines.tsx';

/** The current company's accounts, and its files by name: imports, receipts, and receipts that wait for their movement. Rule: PAL6. */
export function usePaperEntries(): readonly PaletteEntry[] {
  const text = useText<typeof es>('palette');
  const format = useFormat();
  const language = useLanguage();
  const navigate = useNavigate();
  const database = useLocalDatabase();
  const companyId = useCompany().current?.id;
  const accounts = useRows('accounts', companyId) ?? [];
  const imports = useRows('imports', companyId) ?? [];
  const files = useRows('files', companyId) ?? [];
  const received = useLiveQuery(async () => listReceived(database), [database]) ?? [];
  const linesOf = usePaperLines();
  if (companyId === undefined) return [];
  return [
    ...linesOf(companyId, {accounts, imports, files}),
    ...received.map((file) => ({
      id: `received:${file.id}`,
      section: 'files' as const,
      label: file.name,
      context: `${text('foundReceived')} · ${format.instant(file.receivedAt)}`,
      icon: <Inbox size={16} aria-hidden />,
      run: () => void navigate(pathTo.received(language, companyId)),
    })),
  ];
}
