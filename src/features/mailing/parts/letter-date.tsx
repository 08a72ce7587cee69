import type {ReactNode} from 'react';
import {CalendarCheck, CalendarClock} from 'lucide-react';
import {daysUntil, type DueDate} from '#contract/companies/due-dates.ts';
import type {LetterDate as FoundDate} from '#contract/mailing/letter-days.ts';
import type {Mail} from '#src/features/mailing/read-mail.ts';
import type {es} from '#src/features/mailing/text/es.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {Language} from '#src/i18n/languages.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';

const icon = {size: 20, strokeWidth: 1.75, 'aria-hidden': true} as const;

/** What a day in a letter says beside the company's own dates, and the way to what can be done about it. Rule: MLG18. Source: mockups/app/mailing. */
export function LetterDate({mail, found}: {readonly mail: Mail; readonly found: FoundDate}) {
  const text = useText<typeof es>('mailing');
  const format = useFormat();
  const language = useLanguage();
  const say = (day: string) => format.day(day, 'long');
  const sayWhen = (day: string) => {
    const count = daysUntil(day, format.today());
    return count < 0 ? text('dateOver', {count: -count}) : text('dateIn', {count});
  };
  if (found.kind !== 'known' && found.kind !== 'unknown')
    return (
      <Shown
        isCalm
        title={text(found.kind === 'filed' ? 'dateFiled' : 'dateFiling', {day: say(found.day)})}
        lead={text('dateFiledText')}
      >
        <ButtonLink href={pathTo.renewal(language, mail.companyId)}>{text('see.state')}</ButtonLink>
      </Shown>
    );
  if (found.kind === 'known') {
    const {date} = found;
    return (
      <Shown
        isCalm
        title={text('dateKnown', {day: say(date.day), when: sayWhen(date.day)})}
        lead={text('dateKnownText')}
      >
        <Way kind={date.kind} companyId={mail.companyId} language={language} />
      </Shown>
    );
  }
  const {day, nearest} = found;
  const near = nearest ? ` ${text('dateNearest', {day: say(nearest.day)})}` : '';
  return (
    <Shown
      isCalm={false}
      title={text('dateUnknown', {day: say(day), when: sayWhen(day)})}
      lead={`${text('dateUnknownText')}${near}`}
    >
      <Way kind={nearest?.kind ?? null} companyId={mail.companyId} language={language} />
    </Shown>
  );
}

type ShownProps = {
  readonly isCalm: boolean;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
};

function Shown({isCalm, title, lead, children}: ShownProps) {
  const Icon = isCalm ? CalendarCheck : CalendarClock;
  return (
    <DetailPart>
      <Banner tone={isCalm ? 'info' : 'warn'} shape="boxed" icon={<Icon {...icon} />} actions={children}>
        <Text isStrong>{title}</Text>
        <Text size="small">{lead}</Text>
      </Banner>
    </DetailPart>
  );
}

/** `kind`: of the date that is ours; null where none is. */
type WayProps = {readonly kind: DueDate['kind'] | null; readonly companyId: string; readonly language: Language};

function Way({kind, companyId, language}: WayProps) {
  const text = useText<typeof es>('mailing');
  if (kind === 'boi') return <ButtonLink href={pathTo.boiReport(language)}>{text('see.boi')}</ButtonLink>;
  if (kind === 'state') return <ButtonLink href={pathTo.renewal(language, companyId)}>{text('see.state')}</ButtonLink>;
  return <ButtonLink href={pathTo.company(language, companyId)}>{text('see.company')}</ButtonLink>;
}
