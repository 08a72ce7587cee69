import {useState} from 'react';
import type {AccountRow} from '#contract/bookkeeping/account.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {Form} from '#src/ui/fields/form/form.tsx';
import {MoneyField} from '#src/ui/fields/money-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {FormTrouble} from '#src/ui/feedback/form-trouble.tsx';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import {Columns} from '#src/ui/layout/columns.tsx';
import {Dialog} from '#src/ui/overlays/dialog.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {useSaving} from '#src/data/calls/use-saving.ts';
import {
  beginAccount,
  checkAccount,
  fieldOfError,
  finishAccount,
  type AccountDraft,
  type AccountError,
} from './account-draft.ts';
import {createAccount, editAccount} from '#src/features/bookkeeping/commands.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type AccountDialogProps = {
  readonly spaceId: string;
  /** Null adds one. */
  readonly account: AccountRow | null;
  /** What a new account most likely is in. */
  readonly currency?: string;
  readonly onClose: () => void;
  readonly onSaved?: (id: string) => void;
};

/** The form of an account. */
export function AccountDialog({spaceId, account, currency: proposed, onClose, onSaved}: AccountDialogProps) {
  const text = useBooksText();
  const database = useLocalDatabase();
  const [draft, setDraft] = useState<AccountDraft>(() => beginAccount(account, proposed));
  const [isTried, setTried] = useState(false);
  const saving = useSaving();
  const errors = isTried ? checkAccount(draft) : [];
  const say = (error: AccountError) => (errors.includes(error) ? text(error) : null);
  const change = (patch: Partial<AccountDraft>) => setDraft({...draft, ...patch});
  const currency = checkAccount(draft).includes('accountCurrencyInvalid') ? 'USD' : draft.currency.trim().toUpperCase();

  const save = async () => {
    setTried(true);
    const [wrong] = checkAccount(draft);
    if (wrong) {
      document.getElementById(fieldOfError[wrong])?.focus();
      return;
    }
    await saving.save(keep);
  };
  const keep = async () => {
    endOffers();
    const place = {database, spaceId};
    const {currency: fixed, ...typed} = finishAccount(draft);
    if (account) await editAccount(place, account, typed);
    const id = account ? account.id : await createAccount(place, {...typed, currency: fixed});
    showToast({text: text('accountSaved'), tone: 'ok'});
    onSaved?.(id);
    onClose();
  };

  return (
    <Dialog
      title={text(account ? 'accountEdit' : 'accountAdd')}
      isOpen
      size="wide"
      onClose={onClose}
      closeLabel={text('close')}
      actions={
        <>
          <Button size="large" onPress={onClose}>
            {text('cancel')}
          </Button>
          <Button size="large" look="primary" onPress={() => void save()}>
            {text('save')}
          </Button>
        </>
      }
    >
      <Form onSubmit={() => void save()}>
        <TextField
          id={fieldOfError.accountNameRequired}
          label={text('accountName')}
          hint={text('accountNameHint')}
          value={draft.name}
          onChange={(name) => change({name})}
          error={say('accountNameRequired')}
          maxLength={80}
          autoFocus
        />
        <Columns>
          <TextField
            label={text('accountBank')}
            value={draft.bank}
            onChange={(bank) => change({bank})}
            maxLength={80}
          />
          <TextField
            id={fieldOfError.accountEndingInvalid}
            label={text('accountEnding')}
            hint={text('accountEndingHint')}
            value={draft.ending}
            onChange={(ending) => change({ending})}
            error={say('accountEndingInvalid')}
            maxLength={4}
            autoComplete="off"
          />
          <TextField
            id={fieldOfError.accountCurrencyInvalid}
            label={text('accountCurrency')}
            hint={text('accountCurrencyHint')}
            value={draft.currency}
            onChange={(next) => change({currency: next.toUpperCase()})}
            error={say('accountCurrencyInvalid')}
            maxLength={5}
            isDisabled={account !== null}
          />
          <MoneyField
            label={text('accountOpening')}
            hint={text('accountOpeningHint')}
            units={draft.openingUnits}
            currency={currency}
            onChange={(openingUnits) => change({openingUnits})}
          />
          <DateField
            label={text('accountOpeningDate')}
            value={draft.openingDate}
            onChange={(openingDate) => change({openingDate})}
          />
        </Columns>
        <FormTrouble>{saving.error}</FormTrouble>
      </Form>
    </Dialog>
  );
}
