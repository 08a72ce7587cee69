import {useState} from 'react';
import {succeed} from '#contract/kernel/failure.ts';
import {accountKinds, accounts, type AccountRow} from '#contract/bookkeeping/account.ts';
import {isCurrencyCode} from '#contract/kernel/money.ts';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {DateField} from '#src/ui/fields/date-field.tsx';
import {FormDialog} from '#src/ui/form/form-dialog.tsx';
import {MoneyField} from '#src/ui/fields/money-field.tsx';
import {TextField} from '#src/ui/fields/text-field.tsx';
import {endOffers, showToast} from '#src/ui/feedback/toast-queue.ts';
import {Columns} from '#src/ui/layout/columns.tsx';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {saveHere} from '#src/data/forms/save-here.ts';
import {useForm} from '#src/data/forms/use-form.ts';
import {beginAccount, finishAccount} from './account-draft.ts';
import {guessKind} from './guess-kind.ts';
import {createRow, editRow} from '#src/data/record.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';
import {useUndo} from '#src/data/use-undo.ts';

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
  const place = {database: useLocalDatabase(), spaceId};
  const {offer} = useUndo();
  const form = useForm({
    idPrefix: 'account-',
    start: () => beginAccount(account, proposed),
    check: (draft) => accounts.check(finishAccount(draft)),
    send: async (draft) =>
      saveHere(async () => {
        endOffers();
        const {currency, ...typed} = finishAccount(draft);
        if (!account) {
          const begun = {archived: false, createdAt: new Date().toISOString()};
          return createRow(place, 'accounts', {...typed, ...begun, currency});
        }
        const edited = await editRow(place, 'accounts', account, typed);
        return edited.ok ? succeed(account.id) : edited;
      }),
    onDone: (id) => {
      showToast({text: text('accountSaved'), tone: 'ok', ...(account ? {} : {action: offer})});
      onSaved?.(id);
    },
  });
  const {currency} = finishAccount(form.values);
  const code = form.bind('currency');
  const name = form.bind('name');
  const kind = form.bind('kind');
  // Of an account that is there it was said.
  const [isKindSaid, setKindSaid] = useState(account !== null);

  return (
    <FormDialog
      form={form}
      title={text(account ? 'accountEdit' : 'accountAdd')}
      submitText={text('save')}
      size="wide"
      isShort
      onClose={onClose}
    >
      <TextField
        {...name}
        onChange={(typed) => form.change({name: typed, ...(!isKindSaid && {kind: guessKind(typed)})})}
        label={text('rowName')}
        hint={text('accountNameHint')}
        maxLength={80}
        autoFocus
      />
      <Columns>
        <SelectField
          {...kind}
          onChange={(chosen) => {
            setKindSaid(true);
            kind.onChange(chosen);
          }}
          label={text('accountKind')}
          hint={text('accountKindHint')}
          placeholder={text('chooseFirst')}
          options={accountKinds.map((id) => ({id, label: text(`accountKind_${id}`)}))}
        />
        <TextField {...form.bind('bank')} label={text('accountBank')} maxLength={80} />
        <TextField
          {...form.bind('numberEnding')}
          label={text('accountEnding')}
          hint={text('accountEndingHint')}
          maxLength={4}
          autoComplete="off"
        />
        <TextField
          {...code}
          onChange={(typed) => code.onChange(typed.toUpperCase())}
          label={text('field_currency')}
          hint={text('accountCurrencyHint')}
          maxLength={5}
          isDisabled={account !== null}
        />
        <MoneyField
          {...form.bind('openingUnits')}
          label={text('openingBalance')}
          hint={text('accountOpeningHint')}
          currency={isCurrencyCode(currency) ? currency : 'USD'}
        />
        <DateField {...form.bind('openingDate')} label={text('accountOpeningDate')} />
      </Columns>
    </FormDialog>
  );
}
