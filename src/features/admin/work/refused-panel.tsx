import type {ListedWork} from '#contract/desk/list-work.ts';
import {CompanyOwner} from '#src/features/admin/companies/company-owner.tsx';
import {PanelSteps, type PanelWays} from '#src/features/admin/parts/panel-steps.tsx';
import type {words as adminWords} from '#src/features/admin/text/words.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {DetailPanel} from '#src/ui/layout/detail-panel.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {words} from './text/words.ts';

type RefusedPanelProps = PanelWays & {readonly work: ListedWork; readonly onClose: () => void};

/** A payment of a company that was refused, beside the list: what, why, when it is tried again, and the ways to who pays it. Rule: DSK8. */
export function RefusedPanel({work, onClose, ...ways}: RefusedPanelProps) {
  const text = useText<typeof words>('admin/work');
  const admin = useText<typeof adminWords>('admin');
  const format = useFormat();
  const language = useLanguage();
  const {name, owner, orderId, about} = work;
  const refused = about?.of === 'payment' ? about : null;
  return (
    <DetailPanel
      title={name}
      label={text('refusedOf', {name})}
      onClose={onClose}
      actions={<PanelSteps {...ways} previous={text('previous')} next={text('next')} />}
    >
      <DetailPart>
        <Facts
          facts={[
            {name: admin('owner'), value: <CompanyOwner owner={owner} />},
            ...(refused
              ? [
                  {name: text('refusedWhat'), value: text(`refused.${refused.what}`)},
                  {name: text('paid'), value: format.money(refused.cents, 'USD')},
                  {name: text('refusedWhy'), value: text(`refusal.${refused.why}`)},
                  {
                    name: text('nextTry'),
                    value: refused.retryOn === null ? text('noNextTry') : format.day(refused.retryOn, 'medium'),
                  },
                ]
              : []),
          ]}
        />
        <Stack gap={2}>
          {owner ? <Link href={pathTo.subscriptionsOf(language, owner.id)}>{text('whatTheyPay')}</Link> : null}
          {orderId === null ? null : <Link href={pathTo.adminOrderOf(language, orderId)}>{text('seeOrder')}</Link>}
        </Stack>
      </DetailPart>
    </DetailPanel>
  );
}
