import {useState} from 'react';
import {LogOut, RefreshCw} from 'lucide-react';
import {pathTo, useLanguageLinks} from '#src/routing/routing.ts';
import {useSignOut} from '#src/shell/sign-out/use-sign-out.tsx';
import {confirmSession} from '#src/data/session/confirm-session.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {LanguageLinks} from '#src/ui/actions/language-links.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {LazyStamp} from '#src/ui/illustrations/lazy-stamp.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SceneLayout} from '#src/ui/layout/scene-layout.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {Popup} from '#src/ui/overlays/popup.tsx';
import type {es} from './text/es.ts';

/**
 * Tells a blocked person why, what to do, and that nothing of theirs is lost; of an expired payment a popup says so first. Rule: POL4.
 * Source: S2.17, S4.10, S4.12.
 */
export function BlockedScreen() {
  const text = useText<typeof es>('frame');
  const language = useLanguage();
  const languageLinks = useLanguageLinks();
  const {user} = useSession();
  const signOut = useSignOut();
  const [isChecking, setChecking] = useState(false);
  const [isPopupOpen, setPopupOpen] = useState(true);
  const why = user?.blockedReason === 'payment-expired' ? 'payment' : 'admin';

  const checkAgain = async () => {
    setChecking(true);
    await confirmSession();
    setChecking(false);
  };
  return (
    <SceneLayout
      title={text(`blocked.${why}Title`)}
      homeHref={pathTo.home(language)}
      bar={<span />}
      barEnd={<LanguageLinks label={text('language')} links={languageLinks} />}
      picture={<LazyStamp label={text('blocked.stampAlt')} name="Faro" value="EE. UU." />}
      note={text('blocked.kept')}
    >
      <Stack gap={5}>
        <Text>{text(`blocked.${why}Text`)}</Text>
        <Text tone="muted">{text('blocked.keptHere', {email: user?.email ?? ''})}</Text>
        <ButtonLink look="primary" size="large" isWide href={pathTo.contact(language)}>
          {text('blocked.contact')}
        </ButtonLink>
        <Row>
          <Button icon={<RefreshCw size={16} aria-hidden />} isPending={isChecking} onPress={() => void checkAgain()}>
            {text('blocked.checkAgain')}
          </Button>
          <Button look="quiet" icon={<LogOut size={16} aria-hidden />} onPress={signOut.ask}>
            {text('signOut')}
          </Button>
        </Row>
      </Stack>
      {signOut.dialog}
      {why === 'payment' && isPopupOpen ? (
        <Popup
          tone="danger"
          title={text('blocked.popupTitle')}
          holdLabel={text('blocked.popupHold')}
          releaseLabel={text('blocked.popupRelease')}
          action={<ButtonLink href={pathTo.contact(language)}>{text('blocked.contact')}</ButtonLink>}
          onClose={() => setPopupOpen(false)}
        >
          {text('blocked.popupText')}
        </Popup>
      ) : null}
    </SceneLayout>
  );
}
