import {pathTo} from '#src/routing/routing.ts';
import type {es} from './text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {LinkedText} from '#src/ui/actions/linked-text.tsx';
import {Text} from '#src/ui/display/text.tsx';

/** What whoever creates an account agrees to; it opens beside the form, which keeps what was typed. Rule: ACC32. Source: S1.12. */
export function AcceptTerms() {
  const text = useText<typeof es>('account/register');
  const language = useLanguage();
  return (
    <Text size="small" tone="muted">
      <LinkedText words={text('acceptTerms')} hrefs={[pathTo.terms(language), pathTo.privacy(language)]} />
    </Text>
  );
}
