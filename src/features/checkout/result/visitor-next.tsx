import {IdCard, Stamp, UserRound} from 'lucide-react';
import {listSlots} from '#contract/documents/list-slots.ts';
import {nameInText} from '#contract/documents/name-in-text.ts';
import type {CompanyDraft} from '#contract/formation/draft.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import type {Order} from '#contract/orders/order.ts';
import {useTurn} from '#src/features/checkout/paying/use-turn.ts';
import type {es} from '#src/features/checkout/text/es.ts';
import {wishClaim} from '#src/data/orders/secrets.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

type VisitorNextProps = {
  readonly order: Order;
  /** Its answers; null where this device has none. */
  readonly draft: CompanyDraft | null;
};

/** Who paid as a visitor goes on to their account, or to a new one; both lead back here and take the company. Rule: ORD11. Source: S4.11. */
export function VisitorNext({order, draft}: VisitorNextProps) {
  const text = useText<typeof es>('checkout');
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const turn = useTurn({order, draft, kind: order.kind, today: utcDay(order.placedAt)});
  const {email, account, isClaimed, id} = order;
  const papers = nameInText(wantedOf(order, draft), language);
  const next = pathTo.ownCheckout(language, id);
  // The e-mail and the name go with the history's state, where no address and no log shows it.
  const go = (path: string) => {
    const leave = async () => {
      if (!isClaimed) await wishClaim(id);
      await navigate(path, {state: {email, firstName: draft?.firstName ?? '', lastName: draft?.lastName ?? ''}});
    };
    leave().catch(reportError);
  };
  const signIn = () => go(pathTo.login(language, next));
  const register = () => go(pathTo.register(language, next));
  if (isClaimed)
    return (
      <Stack gap={3}>
        <Text>{text('claimedAlready')}</Text>
        <Row>
          <Button look="primary" size="large" onPress={signIn}>
            {text('signIn')}
          </Button>
        </Row>
      </Stack>
    );
  const hasAccount = account === 'exists';
  return (
    <Stack gap={3}>
      <Text>{text(hasAccount ? 'userExists' : 'userDoesNotExist', {email})}</Text>
      <Row>
        <Button look="primary" size="large" onPress={hasAccount ? signIn : register}>
          {text(hasAccount ? 'signIn' : 'register')}
        </Button>
        <Button look="link" onPress={hasAccount ? register : signIn}>
          {text(hasAccount ? 'registerOther' : 'signInOther')}
        </Button>
      </Row>
      <SectionHead title={text('nextTitle')} />
      <ItemList label={text('nextTitle')}>
        <ListItem
          icon={<UserRound size={18} aria-hidden />}
          title={text('nextAccount')}
          text={text('nextAccountText', {email})}
        />
        <ListItem
          icon={<Stamp size={18} aria-hidden />}
          title={text('nextFiling')}
          text={text('nextFilingText', {turn})}
        />
        {papers.length === 0 ? null : (
          <ListItem
            icon={<IdCard size={18} aria-hidden />}
            title={text('nextPapers')}
            text={text('nextPapersText', {papers: format.list(papers)})}
          />
        )}
      </ItemList>
    </Stack>
  );
}

/** The kinds of papers that the company of an order will ask its owner for; of answers that this device has not, those of one person. Rule: DOC4. */
function wantedOf({kind}: Order, draft: CompanyDraft | null) {
  if (kind !== 'create' && kind !== 'migrate' && kind !== 'crypto') return [];
  const type = kind === 'crypto' ? 'Cross Border Crypto' : (draft?.type ?? 'LLC');
  const partners = draft?.partners ?? (kind === 'crypto' ? [] : [{id: '', kind: 'person'} as const]);
  return listSlots({company: {type}, formation: {kind, missingPapers: draft?.missingPapers ?? ''}, partners}, [])
    .filter(({from}) => from === 'owner')
    .map((slot) => slot.kind);
}
