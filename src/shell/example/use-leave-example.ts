import {pathTo, useNavigate} from '#src/routing/routing.ts';
import {endExample} from '#src/data/example/example-mode.ts';
import {useLanguage} from '#src/i18n/use-language.ts';

/** Leaves the example for the person's own home: the books that it has are nowhere else. Rule: EXA2. */
export function useLeaveExample(): () => void {
  const language = useLanguage();
  const navigate = useNavigate();
  return () => {
    void navigate(pathTo.dashboard(language));
    endExample().catch(reportError);
  };
}
