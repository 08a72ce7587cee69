import {Archive} from 'lucide-react';
import {useCompany} from '#src/data/database/company.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo, useLocation} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';

/** Says over every screen of a company that is dissolved that nothing of it is changed any more. Rule: DIS11. */
export function DissolvedBar() {
  const text = useText();
  const format = useFormat();
  const language = useLanguage();
  const {all, current} = useCompany();
  // The home is about all of one's companies, and says it of each.
  const isAll = useLocation().pathname === pathTo.dashboard(language) && (all?.length ?? 0) > 1;
  if (!current?.dissolvedOn || isAll) return null;
  const {id, name: company, dissolvedOn} = current;
  return (
    <Banner
      tone="neutral"
      icon={<Archive size={16} strokeWidth={1.75} aria-hidden />}
      actions={<Link href={pathTo.dissolution(language, id)}>{text('dissolvedMore')}</Link>}
    >
      {text('dissolvedSince', {company, day: format.day(dissolvedOn, 'long')})}
    </Banner>
  );
}
