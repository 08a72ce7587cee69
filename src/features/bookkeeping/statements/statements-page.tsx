import {useState} from 'react';
import {withCompany} from '#src/features/bookkeeping/with-company.tsx';
import {lastMonths} from '#contract/kernel/dates.ts';
import {FileText} from 'lucide-react';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {labelAccount, useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {StatementMaker} from './statement-maker.tsx';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

export const Screen = withCompany(StatementsPage);

/** One account, one of the last seven months, one PDF. Source: S2.23, S3.18. */
function StatementsPage({company}: {readonly company: MyCompany}) {
  const text = useBooksText();
  const format = useFormat();
  const names = useBooksNames();
  const places = usePlaces(company.id);
  const months = lastMonths(format.today());
  const [pickedId, setPickedId] = useState<string | null>(null);
  const [month, setMonth] = useState(months[1] ?? months[0] ?? '');
  const account = names?.accounts.find((one) => one.id === (pickedId ?? names.accountOptions[0]?.id));
  if (!names) return null;
  if (!account)
    return (
      <>
        <PageHead title={text('statements')} />
        <EmptyState
          icon={<FileText size={20} aria-hidden />}
          title={text('statementNoAccount')}
          actions={
            <ButtonLink look="primary" size="large" href={`${places.accounts}?new`}>
              {text('accountAdd')}
            </ButtonLink>
          }
        />
      </>
    );
  return (
    <>
      <PageHead title={text('statements')} lead={text('statementsText')} />
      <Page width="narrow">
        <Stack gap={5}>
          <Columns>
            <SelectField
              label={text('field_account')}
              value={account.id}
              options={names.accounts.map((one) => ({id: one.id, label: labelAccount(one), hint: one.currency}))}
              onChange={setPickedId}
            />
            <SelectField
              label={text('statementMonth')}
              value={month}
              options={months.map((id) => ({id, label: format.month(id)}))}
              onChange={setMonth}
            />
          </Columns>
          <StatementMaker
            key={`${account.id} ${month} ${format.locale}`}
            company={company}
            account={account}
            month={month}
          />
        </Stack>
      </Page>
    </>
  );
}
