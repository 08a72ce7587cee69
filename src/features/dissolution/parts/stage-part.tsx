import {useState} from 'react';
import {Archive, Hourglass} from 'lucide-react';
import type {DissolutionStage} from '#contract/dissolutions/dissolution.ts';
import {withdrawDissolution} from '#contract/dissolutions/withdraw-dissolution.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useEngine} from '#src/data/database/engine.tsx';
import type {es} from '#src/features/dissolution/text/es.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {ConfirmDialog} from '#src/ui/overlays/confirm-dialog.tsx';
import {useBlockedReason} from './use-blocked-reason.ts';

type StagePartProps = {readonly company: MyCompany; readonly stage: Exclude<DissolutionStage, 'none'>};

/** How far a dissolution is that was paid, and what one can do about it. Rules: DIS7, DIS9. */
export function StagePart({company, stage}: StagePartProps) {
  const text = useText<typeof es>('dissolution');
  const language = useLanguage();
  const Icon = stage === 'dissolved' ? Archive : Hourglass;
  return (
    <Stack gap={4}>
      <Banner shape="boxed" icon={<Icon size={16} strokeWidth={1.75} aria-hidden />}>
        {text(`${stage}Text`)}
      </Banner>
      {stage === 'paid' && company.role === 'owner' ? <Withdraw company={company} /> : null}
      {stage === 'dissolved' ? (
        <Row>
          <ButtonLink size="large" look="primary" href={pathTo.archiveOf(language, company.id)}>
            {text('takeAway')}
          </ButtonLink>
          <ButtonLink size="large" href={pathTo.company(language, company.id)}>
            {text('seeDocuments')}
          </ButtonLink>
        </Row>
      ) : null}
    </Stack>
  );
}

function Withdraw({company}: {readonly company: MyCompany}) {
  const text = useText<typeof es>('dissolution');
  const failureText = useFailureText();
  const engine = useEngine();
  const blockedReason = useBlockedReason();
  const [isAsking, setAsking] = useState(false);
  const [state, ask] = useServerCall(withdrawDissolution);
  const withdraw = async () => {
    const done = await ask({companyId: company.id});
    setAsking(false);
    if (done.ok) showToast({text: text('withdrawn'), tone: 'ok'});
    await engine?.syncNow();
  };
  return (
    <Stack gap={3}>
      <FormTrouble>{state.step === 'refused' ? failureText(state.failure) : null}</FormTrouble>
      <Row>
        <Button size="large" blockedReason={blockedReason} onPress={() => setAsking(true)}>
          {text('withdraw')}
        </Button>
      </Row>
      {isAsking ? (
        <ConfirmDialog
          title={text('withdrawTitle', {company: company.name})}
          actText={text('withdraw')}
          stayText={text('keepOn')}
          isPending={state.step === 'running'}
          onAct={() => void withdraw().catch(reportError)}
          onClose={() => setAsking(false)}
        >
          {text('withdrawText')}
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
