import {Lock} from 'lucide-react';
import {reasonWhenClosed} from '#contract/policy/services.ts';
import type {Service} from '#contract/kernel/space.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useLoadedText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {lockOn} from './lock-on.ts';
import type {LocksText} from './text/es.ts';

type LockBannerProps = {readonly company: MyCompany; readonly service: Service; readonly shape?: 'bar' | 'boxed'};

/** Says that something of a company can be read only, since when, and leads an owner to where they put it right. Rules: POL9, SUB11. */
export function LockBanner({company, service, shape = 'bar'}: LockBannerProps) {
  const lock = lockOn(company, service);
  // Of one that is dissolved a line says so over all of its screens.
  return lock && lock.reason !== reasonWhenClosed ? <Said company={company} since={lock.since} shape={shape} /> : null;
}

type SaidProps = Required<Omit<LockBannerProps, 'service'>> & {readonly since: string};

function Said({company, since, shape}: SaidProps) {
  const text = useLoadedText<LocksText>('locks');
  const format = useFormat();
  const language = useLanguage();
  const isOwner = company.role === 'owner';
  return (
    <Banner
      tone="warn"
      shape={shape}
      icon={<Lock size={16} strokeWidth={1.75} aria-hidden />}
      {...(isOwner ? {actions: <ButtonLink href={pathTo.subscriptions(language)}>{text('renew')}</ButtonLink>} : {})}
    >
      {text(isOwner ? 'lapsed' : 'lapsedTheirs', {company: company.name, day: format.day(since, 'long')})}
    </Banner>
  );
}
