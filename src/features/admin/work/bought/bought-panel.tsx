import {useCallback} from 'react';
import {readCatalogue} from '#contract/catalogue/catalogue.ts';
import type {ListedWork} from '#contract/desk/list-work.ts';
import type {BoughtKind} from '#contract/desk/work-kinds.ts';
import {readBought, type Bought} from '#contract/purchases/read-bought.ts';
import {writeAddress} from '#contract/companies/write-address.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {PanelSteps, type PanelWays} from '#src/features/admin/parts/panel-steps.tsx';
import type {words} from '#src/features/admin/work/text/words.ts';
import {nameCountry} from '#src/i18n/format/countries.ts';
import {useLocale} from '#src/i18n/locale.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {DetailPanel} from '#src/ui/layout/detail-panel.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {BoughtForm} from './bought-form.tsx';

/** Work about something that a company bought. */
export type BoughtWork = ListedWork & {readonly kind: BoughtKind; readonly companyId: string};

type BoughtPanelProps = PanelWays & {
  readonly work: BoughtWork;
  /** Done here, or found to be done. */
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Something that a company bought, beside the list, and what is done about it. Rule: BUY12. */
export function BoughtPanel({work, onDone, onClose, ...ways}: BoughtPanelProps) {
  const text = useText<typeof words>('admin/work');
  const common = useText();
  const {subjectId: id, companyId, kind} = work;
  const ask = useCallback(
    async (signal: AbortSignal) => callServer(readBought, {id, companyId, kind}, {signal}),
    [id, companyId, kind],
  );
  const {shown, askAgain} = useShown(ask);
  // What was open before is in sight until this one is read.
  const bought = shown?.id === id ? shown : shown && undefined;
  return (
    <DetailPanel
      title={work.name}
      label={text('boughtOf', {name: work.name})}
      onClose={onClose}
      actions={<PanelSteps {...ways} previous={text('previous')} next={text('next')} />}
    >
      <DetailPart>
        {bought === undefined ? <Skeleton height={240} /> : null}
        {bought === null ? (
          <Row>
            <Text tone="muted">{text('boughtGone')}</Text>
            <Button onPress={askAgain}>{common('retry')}</Button>
          </Row>
        ) : null}
        {bought ? <BoughtFacts bought={bought} /> : null}
      </DetailPart>
      {bought ? (
        <DetailPart>
          <BoughtForm
            key={`${id} ${String(bought.isBegun)}`}
            bought={bought}
            onDone={(isOver) => {
              if (isOver) onClose();
              else askAgain();
              onDone();
            }}
          />
        </DetailPart>
      ) : null}
    </DetailPanel>
  );
}

function BoughtFacts({bought}: {readonly bought: Bought}) {
  const text = useText<typeof words>('admin/work');
  const format = useFormat();
  const {kind, since, dueDay, order, state, isBegun} = bought;
  const name = useBoughtName(bought);
  const locale = useLocale();
  const sayTo = (to: NonNullable<Bought['paper']>['to']) =>
    `${to.recipient}, ${writeAddress(to, to.country === null ? '' : nameCountry(locale, to.country))}`;
  const sayPiece = ({sender, receivedOn, type, quantity, pageCount}: NonNullable<Bought['paper']>) =>
    text('pieceOf', {
      sender: sender === '' ? text('noSender') : sender,
      day: format.day(receivedOn, 'medium'),
      what: text(`type.${type}`),
      quantity,
      pages: pageCount,
    });
  return (
    <Facts
      facts={[
        {name: text('bought'), value: name},
        ...(state === null ? [] : [{name: text('state'), value: state}]),
        {name: text(kind === 'find-fee' || order === null ? 'askedAt' : 'paidAt'), value: format.instant(since)},
        ...(dueDay === null ? [] : [{name: text('due'), value: format.day(dueDay, 'medium')}]),
        ...(order
          ? [
              {name: text('orderNumber'), value: order.number},
              {name: text('paid'), value: format.money(order.cents, 'USD')},
            ]
          : []),
        ...(bought.paper ? [{name: text('piece'), value: sayPiece(bought.paper)}] : []),
        ...(bought.paper && bought.paper.to.country !== null
          ? [{name: text('to'), value: sayTo(bought.paper.to)}]
          : []),
        ...(isBegun ? [{name: text('progress'), value: text('begun')}] : []),
      ]}
    />
  );
}

/** A duty with its year, or a service with how many. */
function useBoughtName({what, period, count}: Bought): string {
  const text = useText<typeof words>('admin/work');
  const language = useLanguage();
  const {today} = useFormat();
  switch (what) {
    case 'report':
    case 'statement':
    case 'tax':
    case 'franchise-tax':
      return `${text(`duty.${what}`)} ${period ?? ''}`.trim();
    case 'forward-mail':
    case 'shred-mail':
      return text(`kind.${what}`);
    case 'dissolution':
      return text('what.dissolution');
    default: {
      const service = readCatalogue(today()).services.services.find(({id}) => id === what);
      return `${service?.words[language].name ?? what}${count > 1 ? ` × ${count}` : ''}`;
    }
  }
}
