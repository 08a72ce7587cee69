import type {Install} from '#src/shell/start/use-install.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Dialog} from '#src/ui/overlays/dialog.tsx';

/** How to install where the browser does not offer it itself. */
export function InstallHow({install}: {install: Install}) {
  const text = useText();
  return (
    <Dialog title={text('installHowTitle')} isOpen={install.isHowShown} onClose={install.hideHow}>
      <p>{text(install.manual === 'ios' ? 'installHowIos' : 'installHowSafari')}</p>
      <p>{text('installWhy')}</p>
    </Dialog>
  );
}
