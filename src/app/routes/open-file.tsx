import {Navigate, pathTo} from '#src/routing/routing.ts';
import {useLanguage} from '#src/i18n/use-language.ts';

/** Where the system opens a `.csv` with the installed app: goes to the import, which takes the file. Source: ux.md, PWA. */
export function OpenFile() {
  return <Navigate to={`${pathTo.anyBooks(useLanguage())}?import=opened`} replace />;
}
