import type {ReactNode} from 'react';
import {Archive, Building2} from 'lucide-react';
import type {PlanId} from '#contract/catalogue/ids.ts';
import type {SavedCard} from '#contract/payments/saved-card.ts';
import {findPlan} from '#contract/subscriptions/subscription.ts';
import {companyStatuses} from '#contract/companies/progress.ts';
import {pathTo} from '#src/routing/routing.ts';
import {nameState, sayState} from '#src/data/states/name-state.ts';
import {readPriorityHours} from '#contract/catalogue/priority-hours.ts';
import {utcDay} from '#contract/kernel/dates.ts';
import {progressWords} from '#src/features/companies/progress-words.ts';
import type {es} from '#src/features/companies/text/es.ts';
import {capitalize} from '#src/i18n/format/capitalize.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Avatar} from '#src/ui/display/avatar.tsx';
import {StepBar} from '#src/ui/display/figures/step-bar.tsx';
import {IconLine} from '#src/ui/display/icon-line.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {CardHead} from '#src/ui/layout/card-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {NeedLine} from './need-line.tsx';
import {hasBooks, type HomeCompany} from './read-home.ts';
import {RenewalLine} from './renewal-line.tsx';

const hourMs = 3_600_000;
/** Those from the order to a company that is complete; `Canceled` is none of them. */
const steps = companyStatuses.filter((status) => status !== 'Canceled');

type CompanyCardProps = {
  readonly one: HomeCompany;
  /** The person's own cards for paying; null where they are not known. */
  readonly cards: readonly SavedCard[] | null;
};

/** One company: how far it is and who acts, what it wants and what comes next, or how its books stand, and the way into it. */
export function CompanyCard({one, cards}: CompanyCardProps) {
  const text = useText<typeof es>('companies');
  const language = useLanguage();
  const format = useFormat();
  const {company, formation, subscriptions, agreement} = one;
  const planId = findPlan(subscriptions, company.id)?.planId ?? null;
  const state = company.state === null ? null : nameState(language, company.state);
  const about = [company.type, state, text(`role.${company.role}`)].filter((part) => part !== null).join(' · ');
  return (
    <Card>
      <Stack gap={3}>
        <CardHead mark={<Avatar name={company.name} size="large" />} title={company.name} about={about} />
        {company.dissolvedOn === null ? null : (
          <IconLine icon={<Archive size={16} strokeWidth={1.75} aria-hidden />}>
            {text('dissolvedOn', {day: format.day(company.dissolvedOn, 'long')})}
          </IconLine>
        )}
        {formation && formation.status !== 'Completed' && company.dissolvedOn === null ? (
          <Progress formation={formation} planId={planId} state={company.state} />
        ) : null}
        <NeedLine one={one} />
        <RenewalLine {...{company, formation, subscriptions, cards}} />
        {hasBooks(company) ? <BooksLine one={one} /> : null}
        <Stack gap={1}>
          <Link href={pathTo.company(language, company.id)} label={`${text('openCompany')}: ${company.name}`}>
            {text('openCompany')}
          </Link>
          {hasBooks(company) ? (
            <Link href={pathTo.books(language, company.id)} label={`${text('openBooks')}: ${company.name}`}>
              {text('openBooks')}
            </Link>
          ) : null}
          {one.renewals && company.dissolvedOn === null ? (
            <Link href={pathTo.renewal(language, company.id)} label={`${text('renewalsOpen')}: ${company.name}`}>
              {text('renewalsOpen')}
            </Link>
          ) : null}
          {agreement ? (
            <Link
              href={pathTo.agreement(language, company.id)}
              label={`${text(`document.${agreement.document.kind}`)}: ${company.name}`}
            >
              {text(`document.${agreement.document.kind}`)}
            </Link>
          ) : null}
        </Stack>
      </Stack>
    </Card>
  );
}

type ProgressProps = {
  readonly formation: NonNullable<HomeCompany['formation']>;
  /** Null where it is not the reader's to know. */
  readonly planId: PlanId | null;
  readonly state: HomeCompany['company']['state'];
};

/** How far an order is and what Faro does next and by when; what is wanted from its people stands above all companies. Source: S4.01, D13, D40. */
function Progress({formation, planId, state}: ProgressProps) {
  const text = useText<typeof es>('companies');
  const format = useFormat();
  const language = useLanguage();
  const {status, kind, orderNumber} = formation;
  const now = steps.findIndex((step) => step === status) + 1;
  const words = progressWords[status][language];
  if (status === 'Canceled') return <Text>{words}</Text>;
  const until = workedOnBefore(formation, planId);
  const start: ReactNode =
    status === 'Start' ? (
      <IconLine icon={<Building2 size={16} strokeWidth={1.75} aria-hidden />}>
        {text(`start.next.${kind}`, state === null ? {} : sayState(format.locale, state))}.{' '}
        {until === null ? `${text('start.inTurn')}.` : text('start.until', {when: format.moment(until)})}
      </IconLine>
    ) : null;
  return (
    <Stack gap={2}>
      <StepBar now={now} count={steps.length} />
      <Text>
        {text('stepOf', {now, count: steps.length})} · {capitalize(format.locale, words)} · {orderNumber}
      </Text>
      {start}
    </Stack>
  );
}

/** The moment before which an order of its plan is worked on; null where it waits for its turn. Source: S9.05. */
function workedOnBefore({kind, statusSince}: ProgressProps['formation'], planId: PlanId | null): string | null {
  const hours = readPriorityHours(kind, planId, utcDay(statusSince));
  return hours === null ? null : new Date(Date.parse(statusSince) + hours * hourMs).toISOString();
}

function BooksLine({one: {sums}}: {readonly one: HomeCompany}) {
  const text = useText<typeof es>('companies');
  const format = useFormat();
  if (sums === null) return <Text tone="muted">{text('booksLoading')}</Text>;
  const {allCount, reviewCount} = sums;
  const count = text('booksCount', {count: allCount, shown: format.number(allCount)});
  const review = reviewCount === 0 ? text('booksReviewed') : text('booksToReview', {count: reviewCount});
  return <Text tone="muted">{allCount === 0 ? text('booksEmpty') : `${count}, ${review}`}</Text>;
}
