import {useEffect} from 'react';
import {Navigate, pathTo} from '#src/app/routing.ts';
import {takeLaunchedFiles} from '#src/app/start/launched-files.ts';
import {useLanguage} from '#src/i18n/use-language.ts';

/** Where the system opens a `.csv` with the installed app: keeps the file for the import and goes there. Source: ux.md, PWA. */
export function OpenFile() {
  const language = useLanguage();
  useEffect(takeLaunchedFiles, []);
  return <Navigate to={`${pathTo.anyBooks(language)}?import=opened`} replace />;
}
