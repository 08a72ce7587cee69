import {Download} from 'lucide-react';
import {InstallHow} from './install-how.tsx';
import {useInstall} from '#src/shell/start/use-install.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';

/** Offers to install the app, where that can be done. */
export function InstallEntry() {
  const text = useText();
  const install = useInstall();
  if (!install.canInstall) return null;
  return (
    <>
      <Button icon={<Download size={16} aria-hidden />} onPress={install.ask}>
        {text('install')}
      </Button>
      <InstallHow install={install} />
    </>
  );
}
