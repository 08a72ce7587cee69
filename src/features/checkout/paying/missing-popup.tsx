import type {es} from '#src/features/checkout/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Popup} from '#src/ui/overlays/popup.tsx';

/** That answers are missing, with the way to them. Source: S2.17, S4.12. */
export function MissingPopup({
  reviewHref,
  onClose,
}: {
  readonly reviewHref: string | null;
  readonly onClose: () => void;
}) {
  const text = useText<typeof es>('checkout');
  return (
    <Popup
      tone="danger"
      title={text('missingFields')}
      holdLabel={text('popupHold')}
      releaseLabel={text('popupRelease')}
      action={reviewHref === null ? null : <ButtonLink href={reviewHref}>{text('review')}</ButtonLink>}
      onClose={onClose}
    >
      {text('missingFieldsText')}
    </Popup>
  );
}
