import {TriangleAlert} from 'lucide-react';
import {useState} from 'react';
import type {CompanyUsage} from '#contract/usage/read-usage.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useAddedCompanies} from '#src/data/formation/use-added-companies.ts';
import {decideLevel} from '#src/data/usage/decide-level.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo, wizardTo} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {ChangeDialog} from './change-dialog.tsx';
import type {Subscription} from './read-subscriptions.ts';
import type {es} from './text/es.ts';

type UsageNotesProps = {
  readonly usage: CompanyUsage;
  readonly company: MyCompany;
  /** Its plan, where it has one. */
  readonly one?: Subscription;
};

const measures = ['rows', 'fileBytes'] as const;

/** What of a company's room runs out or has run out, what that means, and how there is more; nothing where there is enough. Rule: QTA5. */
export function UsageNotes({usage, company, one}: UsageNotesProps) {
  const text = useText<typeof es>('subscriptions');
  const language = useLanguage();
  const at = (level: 'near' | 'full') => {
    const [first, second] = measures.filter((measure) => decideLevel(usage[measure]) === level);
    return first && text(`usageWhat.${second ? 'both' : first}`);
  };
  const [near, full] = [at('near'), at('full')];
  if (!near && !full) return null;
  const look = {shape: 'boxed', icon: <TriangleAlert size={16} aria-hidden />} as const;
  return (
    <>
      {full ? (
        <Banner
          {...look}
          tone="danger"
          actions={<ButtonLink href={pathTo.activity(language)}>{text('usageActivity')}</ButtonLink>}
        >
          {text('usageFull', {what: full})}
        </Banner>
      ) : null}
      {near ? (
        <Banner {...look} tone="warn">
          {text('usageNear', {what: near})}
        </Banner>
      ) : null}
      <Way planId={usage.planId} company={company} {...(one ? {one} : {})} />
    </>
  );
}

type WayProps = Omit<UsageNotesProps, 'usage'> & Pick<CompanyUsage, 'planId'>;

/** The way to more room, as far as this screen has one. */
function Way({planId, company, one}: WayProps) {
  const text = useText<typeof es>('subscriptions');
  const language = useLanguage();
  const added = useAddedCompanies();
  // What has lapsed can be read only: nothing of it is deleted.
  if (company.lock) return <Text>{text('usageGetBack')}</Text>;
  if (planId === 'standard' || planId === 'professional')
    return (
      <>
        <Text>{text('usageLarger')}</Text>
        {one ? <ToLarger one={one} /> : null}
      </>
    );
  const isAdded = planId === null && added?.some(({id}) => id === company.id);
  return (
    <>
      <Text>{text(isAdded ? 'usageGetPlan' : 'usageWrite')}</Text>
      <Row>
        {isAdded ? (
          <ButtonLink href={wizardTo.user.migrate(language)}>{text('migrate')}</ButtonLink>
        ) : (
          <ButtonLink href={pathTo.contact(language)}>{text('usageContact')}</ButtonLink>
        )}
      </Row>
    </>
  );
}

/** Opens the change of a plan; nothing where it is not renewed or is due, as in its own menu. Rule: SUB10. */
function ToLarger({one}: {readonly one: Subscription}) {
  const text = useText<typeof es>('subscriptions');
  const {today} = useFormat();
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  if (!one.charges.some(({line, on}) => line.kind === 'plan' && on > today())) return null;
  return (
    <Row>
      <Button blockedReason={isOnline ? null : text('offlineAct')} onPress={() => setOpen(true)}>
        {text('change')}
      </Button>
      {isOpen ? <ChangeDialog one={one} onClose={() => setOpen(false)} /> : null}
    </Row>
  );
}
