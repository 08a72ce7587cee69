import {pathTo, useNavigate, usePath} from '#src/routing/routing.ts';
import {useCompany} from '#src/data/database/company.tsx';
import {useLanguage} from '#src/i18n/use-language.ts';

/** Makes another company the current one; a screen that is about the last one becomes the same screen about the new one. */
export function usePickCompany(): (companyId: string) => void {
  const {current, choose} = useCompany();
  const pathname = usePath();
  const language = useLanguage();
  const navigate = useNavigate();
  return (companyId) => {
    choose(companyId);
    // Screens of one company carry its id in their address; the home is about all, and leads to the one that was picked.
    if (current && pathname.includes(current.id)) void navigate(pathname.replace(current.id, companyId));
    else if (pathname === pathTo.dashboard(language)) void navigate(pathTo.books(language, companyId));
  };
}
