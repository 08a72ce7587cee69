import {FileUp, Inbox, Receipt, WalletCards} from 'lucide-react';
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

const small = {size: 16, 'aria-hidden': true} as const;

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
  if (companyId === undefined) return [];
  const home = pathTo.books(language, companyId);
  const goTo = (href: string) => () => void navigate(href);
  const about = (kind: string, instant: string) => `${kind} · ${format.instant(instant)}`;
  return [
    ...accounts.map((account) => ({
      id: `account:${account.id}`,
      section: 'accounts' as const,
      label: account.numberEnding === null ? account.name : `${account.name} ${account.numberEnding}`,
      context: [account.bank, account.currency].filter((part) => part !== null).join(' · '),
      icon: <WalletCards {...small} />,
      run: goTo(`${home}?account=${account.id}`),
    })),
    ...imports.map((one) => ({
      id: `import:${one.id}`,
      section: 'files' as const,
      label: one.fileName,
      context: about(text('foundImport'), one.createdAt),
      icon: <FileUp {...small} />,
      run: goTo(pathTo.importOf(language, companyId, one.id)),
    })),
    ...files.flatMap((file) =>
      file.transactionId === null
        ? []
        : {
            id: `file:${file.id}`,
            section: 'files' as const,
            label: file.name,
            context: about(text('foundReceipt'), file.createdAt),
            icon: <Receipt {...small} />,
            run: goTo(`${home}?row=${file.transactionId}`),
          },
    ),
    ...received.map((file) => ({
      id: `received:${file.id}`,
      section: 'files' as const,
      label: file.name,
      context: about(text('foundReceived'), file.receivedAt),
      icon: <Inbox {...small} />,
      run: goTo(pathTo.received(language, companyId)),
    })),
  ];
}
