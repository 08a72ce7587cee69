import {useLiveQuery} from 'dexie-react-hooks';
import {forgetNewCompany, readNewCompany} from '#src/features/companies/new-company.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import type {es} from '#src/features/companies/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Popup, popupMs} from '#src/ui/overlays/popup.tsx';

/** Says that a company is there now; three times as long as other popups, then the flag is lowered. Source: S4.12. */
export function NewCompanyPopup({onClose}: {readonly onClose: () => void}) {
  const text = useText<typeof es>('companies');
  const database = useLocalDatabase();
  const name = useLiveQuery(async () => readNewCompany(database), [database]);
  if (typeof name !== 'string') return null;
  const close = () => {
    onClose();
    forgetNewCompany(database).catch(reportError);
  };
  return (
    <Popup
      title={text('added', {name})}
      staysMs={3 * popupMs}
      holdLabel={text('popupHold')}
      releaseLabel={text('popupRelease')}
      onClose={close}
    >
      {text('addedNext')}
    </Popup>
  );
}
