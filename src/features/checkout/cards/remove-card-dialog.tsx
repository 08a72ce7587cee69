import {removeCard} from '#contract/payments/remove-card.ts';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import {sayCard} from '#src/data/payments/say-card.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import {chargedWithout} from './judge-cards.ts';
import type {Renewal} from './read-renewals.ts';
import {RenewalList} from './renewal-list.tsx';
import type {es} from '#src/features/checkout/text/es.ts';

type RemoveCardDialogProps = {
  readonly card: SavedCard;
  readonly cards: readonly SavedCard[];
  readonly renewals: readonly Renewal[];
  readonly onRemoved: (left: readonly SavedCard[]) => void;
  /** It was gone already. */
  readonly onGone: () => void;
  readonly onClose: () => void;
};

/** Asks before a card goes, and says which renewals need it. Rule: PAY23. */
export function RemoveCardDialog({card, cards, renewals, onRemoved, onGone, onClose}: RemoveCardDialogProps) {
  const text = useText<typeof es>('checkout');
  const failureText = useFailureText();
  const [call, run] = useServerCall(removeCard);
  const refusal = call.step === 'refused' ? call.failure : null;
  const next = chargedWithout(cards, card);
  const isNeeded = card.expiry !== 'expired' && next === null && renewals.length > 0;
  // The server may know of a renewal that is not on this device yet: its refusal has said so.
  const isTold = isNeeded || refusal?.reason === 'payment.card-needed';
  const remove = async () => {
    const answer = await run({cardId: card.cardId, leavesNone: isTold});
    if (answer.ok) onRemoved(answer.value.cards);
    // Somebody has removed it meanwhile, on another device for instance.
    else if (answer.failure.code === 'not-found') onGone();
  };
  return (
    <ConfirmDialog
      title={text('cards.removeTitle', {card: sayCard(card)})}
      role="alertdialog"
      look="danger"
      actText={text(isTold ? 'cards.removeAnyway' : 'cards.remove')}
      isPending={call.step === 'running'}
      onAct={() => void remove().catch(reportError)}
      onClose={onClose}
    >
      <Stack gap={3}>
        {isNeeded ? (
          <>
            <Text>{text('cards.removeNeeded')}</Text>
            <RenewalList renewals={renewals} />
          </>
        ) : (
          <Text>
            {text('cards.removeText')}{' '}
            {card.isDefault && next ? text('cards.removeOther', {card: sayCard(next)}) : null}
          </Text>
        )}
        {refusal ? <FormTrouble>{failureText(refusal)}</FormTrouble> : null}
      </Stack>
    </ConfirmDialog>
  );
}
