import {useState} from 'react';
import type {Charge} from '#contract/subscriptions/list-charges.ts';
import {useOnline} from '#src/data/calls/use-online.ts';
import {useSession} from '#src/data/session/use-session.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {ChangeDialog} from './change-dialog.tsx';
import {EndDialog} from './end-dialog.tsx';
import type {Subscription} from './read-subscriptions.ts';
import type {es} from './text/es.ts';

type ChargeMenuProps = {readonly one: Subscription; readonly charge: Charge; readonly name: string};

/** What an owner can do with something that is renewed; nothing once it is due. Rules: SUB9, SUB10. */
export function ChargeMenu({one, charge, name}: ChargeMenuProps) {
  const text = useText<typeof es>('subscriptions');
  const format = useFormat();
  const isOnline = useOnline();
  const {user} = useSession();
  const [open, setOpen] = useState<'change' | 'end' | null>(null);
  if (one.company.role !== 'owner' || user?.acting || charge.on <= format.today()) return null;
  const blocked = isOnline ? {} : {isDisabled: true, hint: text('offlineAct')};
  const close = () => setOpen(null);
  return (
    <>
      <MenuButton label={text('actsOf', {name})} placement="bottom end">
        {charge.line.kind === 'plan' ? (
          <MenuItem id="change" {...blocked} onAction={() => setOpen('change')}>
            {text('change')}
          </MenuItem>
        ) : null}
        <MenuItem id="end" isDanger {...blocked} onAction={() => setOpen('end')}>
          {text('end')}
        </MenuItem>
      </MenuButton>
      {open === 'change' ? <ChangeDialog one={one} onClose={close} /> : null}
      {open === 'end' ? (
        <EndDialog
          {...{one, name}}
          id={charge.id}
          meaning={text('endText', {day: format.day(charge.on, 'long')})}
          onClose={close}
        />
      ) : null}
    </>
  );
}
