import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLoadedText, useText} from '#src/i18n/use-text.ts';
import type {SaidKept} from '#src/ui/wizard/wizard-frame.tsx';
import type {es} from './text/es.ts';
import type {Kept} from './use-wizard.ts';

/** How what was typed stands to the server, and what a person must do about it. */
export type Standing = {
  /** How far what is kept has come: on this device alone for good, there while it has no network, waiting for one, on its way, or on the server. */
  readonly reach: 'device' | 'offline' | 'waiting' | 'sending' | 'sent';
  /** Where one signs in, while nothing that is typed can be sent before that. */
  readonly signInHref: string | null;
  /** How many changes of it were refused or wait for a decision, and where one decides; comes before where it is kept. */
  readonly attention: {readonly count: number; readonly href: string};
};

/** Says where what was typed is kept, and since when; before that, what a person must decide. Rule: WIZ8. Source: ux.md U2, U6. */
export function useSayKept({reach, signInHref, attention: {count, href}}: Standing) {
  const text = useText();
  const words = useLoadedText<typeof es>('wizard');
  const failureText = useFailureText();
  const format = useFormat();
  const isOffline = reach === 'waiting' || reach === 'offline';
  return (kept: Kept | null, wasThere: boolean): SaidKept | null => {
    if (kept && !kept.outcome.ok) return {sign: 'nowhere', text: failureText(kept.outcome.failure)};
    if (count > 0) {
      const state = text('sync.attention', {count});
      return {sign: 'attention', text: state, link: {href, label: text('sync.openActivity', {state})}};
    }
    if (signInHref !== null) {
      const state = `${words('kept')}. ${text('sync.signInNone')}`;
      return {sign: 'attention', text: state, link: {href: signInHref, label: state}};
    }
    const more = isOffline ? words(reach === 'waiting' ? 'later' : 'offline') : null;
    if (!kept && !wasThere) return more === null ? null : {sign: 'offline', text: more};
    const place = words(reach === 'sent' ? 'synced' : 'kept') + (kept ? ` · ${format.time(kept.at)}` : '');
    return {sign: reach === 'sent' ? 'server' : 'device', text: more === null ? place : `${place}. ${more}`};
  };
}
