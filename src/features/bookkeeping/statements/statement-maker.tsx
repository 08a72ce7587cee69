import {Download, ExternalLink, FileText} from 'lucide-react';
import type {AccountRow} from '#contract/bookkeeping/account.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Amount} from '#src/ui/display/figures/amount.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {Card} from '#src/ui/layout/card.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {SectionHead} from '#src/ui/layout/section-head.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {useBooks} from '#src/data/database/books.tsx';
import type {MyCompany} from '#src/data/database/company.tsx';
import {useFormat} from '#src/i18n/use-format.ts';
import {saveFile} from '#src/data/save-file.ts';
import {useStatement} from './use-statement.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type StatementMakerProps = {readonly company: MyCompany; readonly account: AccountRow; readonly month: string};

/** Makes the statement of one account and month, and shows what is in it. */
export function StatementMaker({company, account, month}: StatementMakerProps) {
  const text = useBooksText();
  const format = useFormat();
  const books = useBooks();
  const {stage, make, cancel} = useStatement(company, account, month);
  const money = (units: number) => <Amount>{format.money(units, account.currency)}</Amount>;
  return (
    <>
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
                {name: text('openingBalance'), value: money(stage.period.openingUnits)},
                {name: text('statementIn'), value: money(sumWhere(stage.period.rows, (units) => units > 0))},
                {name: text('statementOut'), value: money(sumWhere(stage.period.rows, (units) => units < 0))},
                {name: text('statementClosing'), value: money(stage.period.closingUnits)},
                {name: text('title'), value: format.number(stage.period.rows.length)},
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
    </>
  );
}

function sumWhere(rows: readonly {readonly amountUnits: number}[], counts: (units: number) => boolean): number {
  return rows.reduce((sum, {amountUnits}) => (counts(amountUnits) ? sum + amountUnits : sum), 0);
}
