import {pathTo} from '#src/routing/routing.ts';
import type {es} from './text/es.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Text} from '#src/ui/display/text.tsx';

/** What whoever creates an account agrees to; it opens beside the form, which keeps what was typed. Rule: ACC32. Source: S1.12. */
export function AcceptTerms() {
  const text = useText<typeof es>('account/register');
  const language = useLanguage();
  const [before, terms, between, privacy, after] = text('acceptTerms').split('|');
  return (
    <Text size="small" tone="muted">
      {before}
      <Link href={pathTo.terms(language)} target="_blank">
        {terms}
      </Link>
      {between}
      <Link href={pathTo.privacy(language)} target="_blank">
        {privacy}
      </Link>
      {after}
    </Text>
  );
}
