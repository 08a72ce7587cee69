import {useLiveQuery} from 'dexie-react-hooks';
import {ReceiptText} from 'lucide-react';
import {hasRight} from '#contract/teammates/rights.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {InvoiceTable} from './invoice-table.tsx';
import {readInvoices, sumOfYear, type ListedInvoice} from './read-invoices.ts';
import type {es} from './text/es.ts';
import {useInvoicePdf} from '#src/data/invoice-paper/use-invoice-pdf.ts';

/** What was paid for the reader's companies, each payment with its invoice. Rules: INV6, INV10. Source: S2.04, S2.28. */
export function InvoicesScreen() {
  const text = useText<typeof es>('invoices');
  const database = useLocalDatabase();
  const {all} = useCompany();
  const listed = useLiveQuery(async () => (all ? readInvoices(database, all) : undefined), [database, all]);
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <Page>{listed === undefined ? <Skeleton height={200} /> : <Listed listed={listed} />}</Page>
    </>
  );
}

function Listed({listed}: {readonly listed: readonly ListedInvoice[]}) {
  const text = useText<typeof es>('invoices');
  const format = useFormat();
  const pdf = useInvoicePdf();
  if (listed.length === 0) return <None />;
  return (
    <Stack gap={4}>
      <Text tone="muted">{text('year', {sum: format.money(sumOfYear(listed, format.today()), 'USD')})}</Text>
      <InvoiceTable listed={listed} onDownload={({row}) => pdf.print(row)} />
      <Printing pdf={pdf} />
    </Stack>
  );
}

function Printing({pdf: {stage, number}}: {readonly pdf: ReturnType<typeof useInvoicePdf>}) {
  const text = useText<typeof es>('invoices');
  const failureText = useFailureText();
  return (
    <div role="status">
      {stage.step === 'making' ? <Text tone="muted">{text('making', {number})}</Text> : null}
      {stage.step === 'failed' ? <Text tone="danger">{failureText(stage.failure)}</Text> : null}
      {stage.step === 'done' && stage.missing > 0 ? (
        <Text tone="warn">{text('missingCharacters', {count: stage.missing})}</Text>
      ) : null}
    </div>
  );
}

/** Why there is nothing: no company, no part in it that sees what is paid, or nothing paid yet. */
function None() {
  const text = useText<typeof es>('invoices');
  const language = useLanguage();
  const {all = []} = useCompany();
  const icon = <ReceiptText size={24} aria-hidden />;
  if (all.length === 0)
    return (
      <EmptyState
        title={text('noCompany')}
        icon={icon}
        actions={<ButtonLink href={pathTo.addCompany(language)}>{text('begin')}</ButtonLink>}
      >
        {text('noCompanyText')}
      </EmptyState>
    );
  if (!all.some(({role}) => hasRight(role, 'billing')))
    return (
      <EmptyState title={text('notYours')} icon={icon}>
        {text('notYoursText')}
      </EmptyState>
    );
  return (
    <EmptyState title={text('none')} icon={icon}>
      {text('noneText')}
    </EmptyState>
  );
}
