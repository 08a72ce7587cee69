import {beginExample, useExample} from '#src/data/example/example-mode.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {useAccountingText} from './use-accounting-text.ts';

/** Leads to the example company, whose page is at the same address; nothing where it is shown already. Rules: ANL9, EXA1. */
export function ExampleButton() {
  const text = useAccountingText();
  if (useExample()) return null;
  return (
    <Button look="quiet" size="large" onPress={() => void beginExample().catch(reportError)}>
      {text('seeExample')}
    </Button>
  );
}
