import {useCallback, useEffect, useEffectEvent} from 'react';
import {readCompanyWay, type CompanyWay} from '#contract/companies/read-company-way.ts';
import type {DeskDocument, DeskDocuments} from '#contract/documents/list-company-documents.ts';
import {CompanyDocuments} from '#src/features/admin/documents/company-documents.tsx';
import {PanelSteps, type PanelWays} from '#src/features/admin/parts/panel-steps.tsx';
import {useCompanyDocuments, type AskedDocuments} from '#src/features/admin/documents/use-company-documents.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Skeleton} from '#src/ui/feedback/skeleton.tsx';
import {DetailPanel} from '#src/ui/layout/detail-panel.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {F8832Part} from './f8832-part.tsx';
import {MoveForm} from './move-form.tsx';
import {startMove} from './read-move.ts';
import {OwnerFacts} from './owner-facts.tsx';
import type {PanelCompany} from './panel-company.ts';
import {sayPanel} from './say-panel.ts';
import {Ss4Part} from './ss4-part.tsx';
import type {words} from './text/words.ts';
import {WayFacts} from './way-facts.tsx';

type WayPanelProps = PanelWays & {
  readonly company: PanelCompany;
  /** Hears where the company stands, whenever that was read. */
  readonly onRead: (way: CompanyWay) => void;
  /** Hears of each document that was accepted, refused or given. */
  readonly onDecided?: () => void;
  /** Opened for its documents: its moves are elsewhere. */
  readonly isOfDocuments?: boolean;
  readonly onClose: () => void;
};

const ignore = () => undefined;

/**
 * One company beside the list: whose it is, how it came here, its next move, and its documents. One that its owner added came by no order and has
 * no steps. Rule: PRG11. Source: S6.06, D13.
 */
export function WayPanel({company, onPrevious, onNext, onDecided = ignore, onClose, ...props}: WayPanelProps) {
  const text = useLoadedText<typeof words>('admin/companies');
  const {id, name, order} = company;
  const documents = useCompanyDocuments(id);
  return (
    <DetailPanel
      title={name}
      label={sayPanel(company, text)}
      onClose={onClose}
      actions={<PanelSteps {...{onPrevious, onNext}} previous={text('previous')} next={text('next')} />}
    >
      {order === null ? (
        <DetailPart>
          <OwnerFacts company={company} />
        </DetailPart>
      ) : (
        <Way {...props} company={company} orderId={order.id} documents={documents} />
      )}
      <CompanyDocuments key={id} companyId={id} documents={documents} onDecided={onDecided} />
    </DetailPanel>
  );
}

type WayProps = Pick<WayPanelProps, 'company' | 'onRead' | 'isOfDocuments'> & {
  readonly orderId: string;
  readonly documents: AskedDocuments;
};

/** How a company came here, the forms of where it stands, and its next move. */
function Way({company, orderId, documents, onRead, isOfDocuments = false}: WayProps) {
  const text = useLoadedText<typeof words>('admin/companies');
  const common = useText();
  const {today} = useFormat();
  const {id} = company;
  const ask = useCallback(async (signal: AbortSignal) => callServer(readCompanyWay, {companyId: id}, {signal}), [id]);
  const {shown, askAgain} = useShown(ask);
  // The company before is in sight until this one is read.
  const way = shown?.id === id ? shown : shown && undefined;
  const start = way ? startMove(way, today()) : null;
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (way) tell(way);
  }, [way]);
  if (way === undefined)
    return (
      <DetailPart>
        <Skeleton height={240} />
      </DetailPart>
    );
  if (way === null)
    return (
      <DetailPart>
        <Row>
          <Text tone="muted">{text('trouble')}</Text>
          <Button onPress={askAgain}>{common('retry')}</Button>
        </Row>
      </DetailPart>
    );
  return (
    <>
      <DetailPart>
        <WayFacts company={company} way={way} />
      </DetailPart>
      {!isOfDocuments && isBeforeEin(way) ? (
        <DetailPart>
          <Ss4Part orderId={orderId} way={way} />
        </DetailPart>
      ) : null}
      {!isOfDocuments && isElecting(way) ? (
        <DetailPart>
          <F8832Part orderId={orderId} way={way} />
        </DetailPart>
      ) : null}
      {isOfDocuments ? null : (
        <DetailPart>
          {start ? (
            <MoveForm
              key={way.moves.at(-1)?.id ?? id}
              way={way}
              start={start}
              documents={listFree(documents.shown)}
              onMoved={() => {
                askAgain();
                documents.askAgain();
              }}
            />
          ) : (
            <Text tone="muted">{text('noMoves')}</Text>
          )}
        </DetailPart>
      )}
    </>
  );
}

/** The state has registered it, and the IRS has not answered yet. */
function isBeforeEin({formation: {kind, status}}: CompanyWay): boolean {
  return kind === 'create' && (status === 'RegisteredInState' || status === 'ObtainingEin');
}

/** An LLC that has its EIN, without which the IRS takes no election. */
function isElecting({type, formation: {kind, ein, status}}: CompanyWay): boolean {
  return kind === 'create' && ein !== null && status !== 'Canceled' && type === 'LLC';
}

/** What is the company's own, accepted, and of no step yet. */
function listFree(documents: DeskDocuments | null | undefined): readonly DeskDocument[] {
  return (documents?.documents ?? []).filter(
    ({partnerId, decision, stepId, isStored}) =>
      partnerId === null && decision === 'accepted' && stepId === null && isStored,
  );
}
