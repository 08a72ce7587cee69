import {isAllowed, kindOf} from '#contract/kernel/access.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {featureRoutes} from '#src/shell/feature-routes.ts';
import {hrefOf, useParams} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {BackLink} from '#src/ui/layout/back-link.tsx';

/** The way back from a screen to the place it belongs to, by that place's path; nothing for whom that place is not, such as an admin. Rule: NAV2. */
export function WayBack({below}: {readonly below: string | undefined}) {
  const language = useLanguage();
  const {companyId = null} = useParams();
  const kind = kindOf(useSession().user);
  const place = featureRoutes.find(({path, access}) => path === below && isAllowed(access, kind));
  const href = place ? hrefOf(place.path, language, companyId) : null;
  if (!place?.menu || href === null) return null;
  return <BackLink href={href}>{place.menu.words[language]}</BackLink>;
}
