import {Globe} from 'lucide-react';
import {useSwitchLanguage} from '#src/routing/routing.ts';
import {languageNames, languageOptions} from '#src/i18n/languages.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {ChoiceMenu} from '#src/ui/actions/menu/choice-menu.tsx';

/** Shows the page in another language. */
export function LanguageMenu() {
  const text = useText();
  const language = useLanguage();
  const code = language.toUpperCase();
  return (
    <ChoiceMenu
      label={text('languageNow', {code, language: languageNames[language]})}
      icon={<Globe size={16} strokeWidth={1.75} aria-hidden />}
      value={language}
      options={languageOptions}
      onChange={useSwitchLanguage()}
      placement="top end"
    >
      {code}
    </ChoiceMenu>
  );
}
