import {useState} from 'react';
import {Download, ExternalLink, FileText} from 'lucide-react';
import {lastMonths} from '#contract/kernel/dates.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ButtonLink} from '#src/ui/actions/button-link.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Facts} from '#src/ui/display/facts.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {SelectField} from '#src/ui/fields/select-field.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {EmptyState} from '#src/ui/feedback/empty-state.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {Columns} from '#src/ui/layout/columns.tsx';
import {Page} from '#src/ui/layout/page.tsx';
import {PageHead} from '#src/ui/layout/page-head.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useBooks} from '#src/data/books.tsx';
import type {MyCompany} from '#src/data/company.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {labelAccount, useBooksNames} from '#src/features/bookkeeping/list/names.ts';
import {saveFile} from '#src/features/bookkeeping/list/save-file.ts';
import {usePlaces} from '#src/features/bookkeeping/list/use-places.ts';
import {useStatement} from '#src/features/bookkeeping/statements/use-statement.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

/** One account, one of the last seven months, one PDF. Source: S2.23, S3.18. */
export function StatementsPage({company}: {readonly company: MyCompany}) {
  const text = useBooksText();
  const format = useFormat();
  const names = useBooksNames();
  const places = usePlaces(company.id);
  const books = useBooks();
  const months = lastMonths(format.today());
  const [pickedId, setPickedId] = useState<string | null>(null);
  const [month, setMonth] = useState(months[1] ?? months[0] ?? '');
  const account = names?.accounts.find((one) => one.id === (pickedId ?? names.accountOptions[0]?.id));
  const {stage, make, cancel} = useStatement(company, account, month);
  if (!names) return null;
  if (!account)
    return (
      <>
        <PageHead title={text('statements')} />
        <EmptyState
          title={text('statementNoAccount')}
          actions={
            <ButtonLink look="primary" size="large" href={`${places.accounts}?new`}>
              {text('accountAdd')}
            </ButtonLink>
          }
        />
      </>
    );
  const money = (units: number) => format.money(units, account.currency);
  return (
    <>
      <PageHead title={text('statements')} lead={text('statementsText')} />
      <Page width="narrow">
        <Stack gap={5}>
          <Columns>
            <SelectField
              label={text('statementAccount')}
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
          <Row>
            <Button
              look="primary"
              size="large"
              icon={<FileText size={16} aria-hidden />}
              isPending={stage.step === 'making' || books === null}
              onPress={make}
            >
              {text(stage.step === 'making' ? 'statementMaking' : 'statementMake')}
            </Button>
            {stage.step === 'making' && (
              <Button size="large" onPress={cancel}>
                {text('cancel')}
              </Button>
            )}
          </Row>
          {stage.step === 'failed' && (
            <Banner tone="danger" shape="boxed" isUrgent>
              {text('statementFailed')}
            </Banner>
          )}
          {stage.step === 'ready' && (
            <Card>
              <Stack gap={4}>
                <SectionHead title={text('statementReady')} />
                {stage.period.rows.length === 0 && <Text tone="muted">{text('statementQuiet')}</Text>}
                <Facts
                  facts={[
                    {name: text('statementOpening'), value: money(stage.period.openingUnits)},
                    {name: text('statementIn'), value: money(sumWhere(stage.period.rows, (units) => units > 0))},
                    {name: text('statementOut'), value: money(sumWhere(stage.period.rows, (units) => units < 0))},
                    {name: text('statementClosing'), value: money(stage.period.closingUnits)},
                    {name: text('statementRows'), value: format.number(stage.period.rows.length)},
                    {name: text('statementPages'), value: format.number(stage.statement.pageCount)},
                  ]}
                />
                {stage.statement.missing.length > 0 && (
                  <Banner tone="warn" shape="boxed">
                    {text('statementMissing', {count: stage.statement.missing.length})}
                  </Banner>
                )}
                <Row>
                  <Button
                    look="primary"
                    icon={<Download size={16} aria-hidden />}
                    onPress={() =>
                      saveFile(
                        `${text('statementFile')}-${month}-${account.name}.pdf`,
                        new Uint8Array(stage.statement.bytes),
                        'application/pdf',
                      )
                    }
                  >
                    {text('statementDownload')}
                  </Button>
                  <Link href={stage.address} target="_blank">
                    {text('statementOpen')} <ExternalLink size={14} aria-hidden />
                  </Link>
                </Row>
              </Stack>
            </Card>
          )}
        </Stack>
      </Page>
    </>
  );
}

function sumWhere(rows: readonly {readonly amountUnits: number}[], counts: (units: number) => boolean): number {
  return rows.reduce((sum, {amountUnits}) => (counts(amountUnits) ? sum + amountUnits : sum), 0);
}
