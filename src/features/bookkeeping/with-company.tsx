import {Suspense, useEffect, type ComponentType, type ReactNode} from 'react';
import {Coins, Lock} from 'lucide-react';
import {servicesOf} from '#contract/policy/services.ts';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {pathTo, useParams} from '#src/routing/routing.ts';
import {useCompany, type MyCompany} from '#src/data/database/company.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';
import {LockBanner} from '#src/data/locks/lock-banner.tsx';
import {lockOn} from '#src/data/locks/lock-on.ts';
import {LockedWork} from '#src/data/locks/locked-work.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/**
 * A screen of the company in the address, which becomes the current one; or why there is nothing of it to see.
 *
 * @param options.isWork there is nothing to do on it where the books can be read only. Rule: SUB11.
 */
export function withCompany(
  Page: ComponentType<{readonly company: MyCompany}>,
  {isWork = false}: {readonly isWork?: boolean} = {},
): ComponentType {
  return function Screen() {
    const text = useBooksText();
    const {all, current, leftIds, choose} = useCompany();
    // Without a company in the address it is the current one.
    const {companyId = current?.id} = useParams();
    const isKnown = all?.some((company) => company.id === companyId) ?? false;
    useEffect(() => {
      if (isKnown && companyId !== undefined && current?.id !== companyId) choose(companyId);
    }, [isKnown, companyId, current, choose]);
    if (!all) return null;
    if (!isKnown && leftIds.some((id) => id === companyId)) return <LeftCompany />;
    if (!isKnown) {
      return (
        <EmptyState isPage title={text('missingTitle')}>
          {text('missingText')}
        </EmptyState>
      );
    }
    if (!current || current.id !== companyId) return null;
    if (!servicesOf({kind: 'company', type: current.type}).includes('accounting')) return <CryptoCompany />;
    if (isWork && lockOn(current, 'accounting')) return <LockedWork company={current} />;
    return (
      <>
        <Suspense fallback={null}>
          <LockBanner company={current} service="accounting" />
        </Suspense>
        <Page key={current.id} company={current} />
      </>
    );
  };
}

/** Says that a company of this type has no accounting, and what to do to have it. Rule: POL6. Source: S6.07. */
function CryptoCompany() {
  const text = useBooksText();
  const language = useLanguage();
  return (
    <NoBooks
      icon={<Coins size={20} aria-hidden />}
      title={text('cryptoTitle')}
      text={text('cryptoText')}
      link={text('companyAdd')}
      href={pathTo.addCompany(language)}
    />
  );
}

/** Says that this company is no longer the person's, and where what they typed is. Rule: PUL5. */
function LeftCompany() {
  const text = useBooksText();
  const language = useLanguage();
  return (
    <NoBooks
      icon={<Lock size={20} aria-hidden />}
      title={text('leftTitle')}
      text={text('leftText')}
      link={text('leftLink')}
      href={pathTo.activity(language)}
    />
  );
}

type NoBooksProps = {icon: ReactNode; title: string; text: string; link: string; href: string};

function NoBooks({icon, title, text, link, href}: NoBooksProps) {
  const button = (
    <ButtonLink look="primary" size="large" href={href}>
      {link}
    </ButtonLink>
  );
  return (
    <EmptyState isPage icon={icon} title={title} actions={button}>
      {text}
    </EmptyState>
  );
}
