import {CircleAlert, CircleCheck, CircleHelp} from 'lucide-react';
import type {MyCompany} from '#src/data/database/company.tsx';
import type {Check, CheckId} from '#src/features/dissolution/list-checks.ts';
import type {es} from '#src/features/dissolution/text/es.ts';
import type {Language} from '#src/i18n/languages.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText, type Translate} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {ItemList} from '#src/ui/display/item-list.tsx';
import {ListItem} from '#src/ui/display/list-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';

type ChecksPartProps = {
  readonly company: MyCompany;
  readonly checks: readonly Check[];
  /** What the others are called who work there. */
  readonly others: readonly string[];
  /** It was paid: what holds up asking for it does so no more. */
  readonly isPaid: boolean;
};

/** What is to be settled before the company is dissolved, each with the way to it. Rule: DIS5. */
export function ChecksPart({company, checks, others, isPaid}: ChecksPartProps) {
  const text = useText<typeof es>('dissolution');
  const language = useLanguage();
  const title = text(isPaid ? 'checksTitlePaid' : 'checksTitle');
  return (
    <section>
      <SectionHead title={title} />
      <Stack gap={3}>
        <Text tone="muted">{text('checksLead')}</Text>
        <ItemList label={title}>
          {checks.map((check) => (
            <ListItem
              key={check.id}
              isPlain
              tone={check.state === 'open' ? 'warn' : check.state === 'ok' ? 'ok' : 'neutral'}
              icon={<Sign state={check.state} />}
              title={
                <>
                  <VisuallyHidden>{text(`check.${check.state === 'unknown' ? 'note' : check.state}`)}: </VisuallyHidden>
                  {say(check, {others, isPaid}, text)}
                </>
              }
              {...(needsWay(check) && {
                actions: <Way id={check.id} href={wayTo(check.id, language, company.id)} />,
              })}
            />
          ))}
        </ItemList>
      </Stack>
    </section>
  );
}

function Sign({state}: {readonly state: Check['state']}) {
  if (state === 'ok') return <CircleCheck size={18} strokeWidth={1.75} aria-hidden />;
  if (state === 'open') return <CircleAlert size={18} strokeWidth={1.75} aria-hidden />;
  return <CircleHelp size={18} strokeWidth={1.75} aria-hidden />;
}

function Way({id, href}: {readonly id: Wayed; readonly href: string}) {
  const text = useText<typeof es>('dissolution');
  return <Link href={href}>{text(`see.${id}`)}</Link>;
}

type Wayed = Exclude<CheckId, 'others' | 'payments'>;

/** What is in order leads nowhere; neither does what nobody can tell from here. */
function needsWay(check: Check): check is Check & {readonly id: Wayed} {
  return check.state !== 'ok' && check.id !== 'others' && check.id !== 'payments';
}

function wayTo(id: Wayed, language: Language, companyId: string): string {
  switch (id) {
    case 'unsent':
    case 'attention':
      return pathTo.activity(language);
    case 'team':
      return pathTo.teammates(language);
    case 'renewals':
      return pathTo.renewal(language, companyId);
    case 'undone':
    case 'documents':
      return pathTo.company(language, companyId);
    case 'subscriptions':
      return pathTo.subscriptions(language);
    case 'archive':
      return pathTo.archiveOf(language, companyId);
  }
}

function say(
  {id, state, count}: Check,
  {others, isPaid}: Pick<ChecksPartProps, 'others' | 'isPaid'>,
  text: Translate<typeof es>,
): string {
  switch (id) {
    case 'unsent':
      return state === 'ok' ? text('unsent.ok') : text('unsent.open', {count});
    case 'attention':
      return text('attention.open', {count});
    case 'renewals':
      return text(state === 'ok' ? 'renewals.ok' : state === 'open' ? 'renewals.open' : 'renewals.unknown');
    case 'undone':
      return text('undone.open');
    case 'subscriptions':
      return text(state === 'ok' ? 'subscriptions.ok' : 'subscriptions.open');
    case 'documents':
      return text('documents.open', {count});
    case 'team':
      return text('team.note', {count, names: others.join(', ')});
    case 'others':
      return text('others.note');
    case 'payments':
      return text(isPaid ? 'payments.notePaid' : 'payments.note');
    case 'archive':
      return text('archive.note');
  }
}
