import type {OrderPrice} from '#contract/catalogue/price-order.ts';
import type {PurchaseWish} from '#contract/purchases/purchase.ts';
import {OrderLines} from '#src/data/plans/order-lines.tsx';
import type {es} from '#src/data/plans/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useBuying} from './use-buying.ts';

type BuyPartProps = {
  readonly companyId: string;
  readonly wish: PurchaseWish;
  readonly price: Pick<OrderPrice, 'lines' | 'todayCents' | 'renewals'>;
  /** What the button says, less the sum. */
  readonly act: string;
  /** Whether it is the main act of where it stands. */
  readonly isMain?: boolean;
  /** It cannot be undone. */
  readonly isFinal?: boolean;
  /** What has to be done first; null or nothing: it can be bought. */
  readonly blockedReason?: string | null;
};

/** What something for a company costs, line by line, and the way to pay it; below a Suspense. Rules: BUY7, BUY10. */
export function BuyPart({
  companyId,
  wish,
  price,
  act,
  isMain = true,
  isFinal = false,
  blockedReason: heldUp = null,
}: BuyPartProps) {
  // The words of refusals stand with those of paying.
  useLoadedText('checkout');
  const text = useLoadedText<typeof es>('plans');
  const failureText = useFailureText();
  const format = useFormat();
  const {isPlacing, failure, blockedReason: unable, buy} = useBuying(companyId);
  const blockedReason = unable ?? heldUp;
  const {lines, todayCents, renewals} = price;
  return (
    <Stack gap={4}>
      <OrderLines
        lines={lines}
        sumName={text('buy.today')}
        cents={todayCents}
        renewals={renewals}
        apart={null}
        day={format.today()}
      />
      <FormTrouble>{failure && failureText(failure)}</FormTrouble>
      {blockedReason === null ? null : (
        <Text tone="muted" size="small">
          {blockedReason}
        </Text>
      )}
      <Row>
        <Button
          look={isFinal ? 'danger' : isMain ? 'primary' : 'default'}
          size="large"
          isPending={isPlacing}
          blockedReason={blockedReason}
          onPress={() => void buy(wish, todayCents).catch(reportError)}
        >
          {act}
        </Button>
      </Row>
    </Stack>
  );
}
