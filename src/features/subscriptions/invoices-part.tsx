import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {es} from './text/es.ts';

/** Where the invoices of what was paid are. Rule: INV10. */
export function InvoicesPart() {
  const text = useText<typeof es>('subscriptions');
  const language = useLanguage();
  return (
    <Stack gap={3}>
      <SectionHead title={text('invoices')} />
      <Text tone="muted">{text('invoicesText')}</Text>
      <Link href={pathTo.invoices(language)}>{text('toInvoices')}</Link>
    </Stack>
  );
}
