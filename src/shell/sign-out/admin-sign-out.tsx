import {useState, type ReactNode} from 'react';
import {AdminSignOutDialog} from './admin-sign-out-dialog.tsx';
import {useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';

/** The way out of the admins' area. Source: S2.29, S2.30. */
export function AdminSignOut({icon}: {icon: ReactNode}) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon={icon} label={text('signOut')} onPress={() => setAsking(true)} />
      {isAsking ? <AdminSignOutDialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}
