import {useMemo} from 'react';
import type {Me, SecondFactorRequired} from '#contract/account/session.ts';
import {useText} from '#src/i18n/use-text.ts';
import type {es} from '#src/features/account/text/es.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {secondStepOf} from './asks.ts';
import {FactorForm} from './factor-form.tsx';

type SecondStepProps = {
  asked: SecondFactorRequired;
  onSignedIn: (me: Me) => Promise<void>;
  onBack: () => void;
};

/** The second step of signing in. Rule: FAC1. */
export function SecondStep({asked, onSignedIn, onBack}: SecondStepProps) {
  const text = useText<typeof es>('account');
  const {pending, ways} = asked;
  const asks = useMemo(() => secondStepOf(pending), [pending]);
  return (
    <Stack gap={5}>
      <FactorForm ways={ways} {...asks} onDone={onSignedIn} />
      <Button look="link" onPress={onBack}>
        {text('backToSignIn')}
      </Button>
    </Stack>
  );
}
