import type {ReactNode} from 'react';
import {Plus, TriangleAlert} from 'lucide-react';
import {accountKinds, type AccountRow} from '#contract/bookkeeping/account.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {onlyAccountIn} from './use-target-account.ts';
import {labelAccount, type BooksNames} from '#src/features/bookkeeping/list/names.ts';
import {useLocalDatabase} from '#src/data/database/local-data.tsx';
import {editRow} from '#src/data/record.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type ImportTargetProps = {
  readonly spaceId: string;
  readonly names: BooksNames;
  readonly account: AccountRow | undefined;
  /** What the file says it is in; null when it says nothing. */
  readonly currency: string | null;
  readonly onPick: (accountId: string) => void;
  readonly onAdd: () => void;
  readonly otherFile: ReactNode;
};

/** The account a file goes to: one that is there, or a new one. */
export function ImportTarget({spaceId, names, account, currency, onPick, onAdd, otherFile}: ImportTargetProps) {
  const text = useBooksText();
  const isFirst = names.accountOptions.length === 0;
  const isOther = currency !== null && account !== undefined && currency !== account.currency;
  const fitting = currency === null ? null : onlyAccountIn(names, currency);
  return (
    <Stack gap={3}>
      {isFirst ? (
        <Text>{text('importAccountFirst')}</Text>
      ) : (
        <SelectField
          label={text('field_account')}
          hint={text('importAccountText')}
          value={account?.id ?? null}
          options={names.accountOptions.map(({id, label, hint = ''}) => ({id, label: withCurrency(label, hint)}))}
          placeholder={text('pickAccount')}
          onChange={onPick}
        />
      )}
      {account?.kind === null && <KindQuestion spaceId={spaceId} account={account} />}
      {currency !== null && !account && <Text tone="muted">{text('importAccountProposed', {currency})}</Text>}
      {isOther && (
        <Banner
          tone="warn"
          shape="boxed"
          icon={<TriangleAlert size={18} aria-hidden />}
          actions={
            fitting && (
              <Button onPress={() => onPick(fitting.id)}>
                {text('importAccountTake', {account: labelAccount(fitting)})}
              </Button>
            )
          }
        >
          {text('importAccountDiffers', {currency, own: account.currency})}
        </Banner>
      )}
      <Row>
        <Button icon={<Plus size={16} aria-hidden />} look={isFirst ? 'primary' : 'default'} onPress={onAdd}>
          {text('firstAccount')}
        </Button>
        {otherFile}
      </Row>
    </Stack>
  );
}

/** An account's name with its currency, where the name does not say it already. */
function withCurrency(label: string, currency: string): string {
  return label.includes(currency) ? label : `${label} · ${currency}`;
}

/** An account from before kinds were: what it is decides how its file is read. */
function KindQuestion({spaceId, account}: {readonly spaceId: string; readonly account: AccountRow}) {
  const text = useBooksText();
  const database = useLocalDatabase();
  return (
    <SelectField
      label={text('importKindAsk')}
      hint={text('importKindHint')}
      value={null}
      placeholder={text('chooseFirst')}
      options={accountKinds.map((id) => ({id, label: text(`accountKind_${id}`)}))}
      onChange={(kind) => {
        editRow({database, spaceId}, 'accounts', account, {kind}).catch(reportError);
      }}
    />
  );
}
