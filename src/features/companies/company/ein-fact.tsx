import {useEffect, useState} from 'react';
import {Copy, Eye, EyeOff} from 'lucide-react';
import {showEin} from '#contract/companies/show-ein.ts';
import {readSealed} from '#contract/sealing/sealed-value.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useServerCall} from '#src/data/calls/use-server-call.ts';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useText} from '#src/i18n/use-text.ts';
import {IconButton} from '#src/ui/actions/icon-button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {showToast} from '#src/ui/feedback/toast-queue.ts';
import type {words} from './text/words.ts';

type EinFactProps = {readonly company: MyCompany; readonly sealed: string | null};

const icon = {size: 16, 'aria-hidden': true} as const;
/** Nobody leaves it in sight for who comes by. */
const shownMs = 60_000;

/** The EIN by its end; shown on a press, for a minute, which is noted each time. Rule: SEA7. */
export function EinFact({company, sealed}: EinFactProps) {
  const text = useText<typeof words>('companies/company');
  const failureText = useFailureText();
  const isOnline = useOnline();
  const [, ask] = useServerCall(showEin);
  const [ein, setEin] = useState<string | null>(null);
  useEffect(() => {
    if (ein === null) return undefined;
    const timer = setTimeout(() => setEin(null), shownMs);
    return () => clearTimeout(timer);
  }, [ein]);
  const mask = sealed === null ? undefined : readSealed(sealed)?.mask;
  if (mask === undefined) return <Text tone="muted">{text('einNone')}</Text>;
  const show = async () => {
    if (!isOnline) return showToast({text: text('einOffline')});
    const shown = await ask({companyId: company.id});
    if (shown.ok) return setEin(`${shown.value.ein.slice(0, 2)}-${shown.value.ein.slice(2)}`);
    return showToast({text: failureText(shown.failure), tone: 'danger'});
  };
  const copy = async (shown: string) => {
    await navigator.clipboard.writeText(shown);
    showToast({text: text('einCopied'), tone: 'ok', isKept: false});
  };
  return (
    <>
      {ein ?? mask}{' '}
      {company.role === 'bookkeeper' || ein !== null ? null : (
        <IconButton icon={<Eye {...icon} />} label={text('showEin')} onPress={() => void show()} />
      )}
      {ein === null ? null : (
        <>
          <IconButton icon={<EyeOff {...icon} />} label={text('hideEin')} onPress={() => setEin(null)} />
          <IconButton
            icon={<Copy {...icon} />}
            label={text('copyEin')}
            onPress={() => void copy(ein).catch(reportError)}
          />
        </>
      )}
    </>
  );
}
