import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {es} from '#src/features/archive/text/es.ts';
import type {Stock} from '#workers/archive/make/take-stock.ts';

type StockFactsProps = {readonly stock: Stock; readonly isOnline: boolean};

/** What an archive would hold, and what of it is not on this device. Rule: ARC4. */
export function StockFacts({stock, isOnline}: StockFactsProps) {
  const text = useText<typeof es>('archive');
  const {bytes} = useFormat();
  const {invoiceCount, fileCount, fileBytes, awayCount, awayBytes, unsentCount, refusedCount} = stock;
  const away = {count: awayCount, size: bytes(awayBytes)};
  return (
    <Stack gap={3}>
      <Facts
        facts={[
          {
            name: text('files'),
            value: fileCount === 0 ? text('filesNone') : text('filesOf', {count: fileCount, size: bytes(fileBytes)}),
          },
          ...(invoiceCount > 0 ? [{name: text('invoices'), value: text('invoicesOf', {count: invoiceCount})}] : []),
          ...(unsentCount > 0 ? [{name: text('unsent'), value: text('unsentIn', {count: unsentCount})}] : []),
          ...(refusedCount > 0 ? [{name: text('refused'), value: text('refusedIn', {count: refusedCount})}] : []),
        ]}
      />
      {awayCount > 0 && (
        <Banner tone={isOnline ? 'neutral' : 'warn'} shape="boxed">
          {text(isOnline ? 'awayOnline' : 'awayOffline', away)}
        </Banner>
      )}
      <Text tone="muted" size="small">
        {text('sealed')} {text('oneWay')}
      </Text>
    </Stack>
  );
}
