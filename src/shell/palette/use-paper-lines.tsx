import {FileUp, Receipt, WalletCards} from 'lucide-react';
import type {RowOf} from '#src/data/database/read-rows.ts';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {PaletteEntry} from './entry.ts';
import type {es} from './text/es.ts';

/** What a company has beside its movements that is found by name. */
export type Papers = {
  readonly accounts: readonly RowOf<'accounts'>[];
  readonly imports: readonly RowOf<'imports'>[];
  readonly files: readonly RowOf<'files'>[];
};

const small = {size: 16, 'aria-hidden': true} as const;

/** Makes the palette's lines of a company's accounts, imports and receipts. Each leads into that company. */
export function usePaperLines(): (companyId: string, papers: Papers) => PaletteEntry[] {
  const text = useText<typeof es>('palette');
  const format = useFormat();
  const language = useLanguage();
  const navigate = useNavigate();
  const goTo = (href: string) => () => void navigate(href);
  const about = (kind: string, instant: string) => `${kind} · ${format.instant(instant)}`;
  return (companyId, {accounts, imports, files}) => {
    const home = pathTo.books(language, companyId);
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
    ];
  };
}
