import {Suspense, useState} from 'react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import {countryCodes} from '#contract/catalogue/countries.data.ts';
import {writeAddress} from '#contract/companies/write-address.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import type {ForwardAddress} from '#contract/mailing/forward-address.ts';
import {isPackage, priceForwarding, zoneOf} from '#contract/mailing/price-paper.ts';
import {BuyPart} from '#src/data/purchases/buy-part.tsx';
import type {Mail} from '#src/features/mailing/read-mail.ts';
import type {es} from '#src/features/mailing/text/es.ts';
import {nameCountry} from '#src/i18n/format/countries.ts';
import {useLocale} from '#src/i18n/locale.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {DialogSteps} from '#src/ui/overlays/dialog-steps.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import {ForwardForm} from './forward-form.tsx';

type ForwardDialogProps = {readonly mail: Mail; readonly onClose: () => void};

/** Where the original is sent to, then what that costs and how long it takes, then the way to pay. Rules: MLG12, MLG13. */
export function ForwardDialog({mail, onClose}: ForwardDialogProps) {
  const text = useText<typeof es>('mailing');
  const [to, setTo] = useState<ForwardAddress | null>(null);
  const [isRight, setRight] = useState(false);
  // Prices count by the day of the server, which is UTC's.
  const [today] = useState(() => utcDay(new Date().toISOString()));
  const step = to && isRight ? 'price' : 'address';
  return (
    <Dialog isOpen title={text('paper.forwardTitle')} onClose={onClose}>
      <DialogSteps step={step} label={text(`paper.step.${step}`)}>
        <Suspense fallback={<Skeleton height={320} />}>
          {to && isRight ? (
            <Pay mail={mail} to={to} today={today} onBack={() => setRight(false)} />
          ) : (
            <ForwardForm
              mail={mail}
              today={today}
              start={to}
              onDone={(address) => {
                setTo(address);
                setRight(true);
              }}
            />
          )}
        </Suspense>
      </DialogSteps>
    </Dialog>
  );
}

type PayProps = {
  readonly mail: Mail;
  readonly to: ForwardAddress;
  readonly today: string;
  readonly onBack: () => void;
};

function Pay({mail, to, today, onBack}: PayProps) {
  const text = useText<typeof es>('mailing');
  const locale = useLocale();
  const country = countryCodes.find((one) => one === to.country);
  // The form lets nobody on without one.
  if (country === undefined) throw new Error('no country to forward to');
  const {mail: prices} = readCatalogue(today);
  const {businessDays} = zoneOf(country, prices);
  return (
    <Stack gap={4}>
      <Text>{`${to.recipient}, ${writeAddress(to, nameCountry(locale, country))}`}</Text>
      <Row>
        <Button onPress={onBack}>{text('paper.changeAddress')}</Button>
      </Row>
      <Text tone="muted">{text('paper.takes', {least: businessDays.least, most: businessDays.most})}</Text>
      {isPackage(mail) ? (
        <Text tone="muted">{text('paper.weight', {kilos: prices.mostPackageGrams / 1000})}</Text>
      ) : null}
      <BuyPart
        companyId={mail.companyId}
        wish={{kind: 'paper', scanId: mail.id, paper: {do: 'forward', to: {...to, country}}}}
        price={priceForwarding(mail, country, prices)}
        act={text('paper.goPay')}
      />
    </Stack>
  );
}
