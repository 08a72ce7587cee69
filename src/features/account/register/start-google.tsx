import {AcceptTerms} from './accept-terms.tsx';
import {askToStartGoogle} from './google-asks.ts';
import type {es} from './text/es.ts';
import {useAsk} from '#src/data/calls/use-ask.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';

type StartGoogleProps = {
  next: string | undefined;
  /** Nothing else on the screen says what whoever creates an account agrees to. */
  saysTerms: boolean;
  /** What stands in for Google says so. Rule: ACC36. */
  isSandbox: boolean;
};

/** On to Google, which creates an account for whoever has none. Rules: ACC24, ACC25, ACC32. */
export function StartGoogle({next, saysTerms, isSandbox}: StartGoogleProps) {
  const text = useText<typeof es>('account/register');
  const failureText = useFailureText();
  const language = useLanguage();
  const [call, run] = useAsk(askToStartGoogle);
  const start = async () => {
    const outcome = await run({language, next: next ?? null});
    if (outcome.ok) location.assign(outcome.value.url);
  };
  return (
    <Stack gap={3}>
      <Button size="large" isWide isPending={call.step === 'running'} onPress={() => void start()}>
        {text(isSandbox ? 'withGoogleSandbox' : 'withGoogle')}
      </Button>
      <FormTrouble>{call.step === 'refused' ? failureText(call.failure) : null}</FormTrouble>
      {saysTerms ? <AcceptTerms /> : null}
    </Stack>
  );
}
