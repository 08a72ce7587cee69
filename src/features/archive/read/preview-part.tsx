import type {MyCompany} from '#src/data/database/company.tsx';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {Link} from '#src/ui/actions/link.tsx';
import {Facts} from '#src/ui/display/figures/facts.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {Banner} from '#src/ui/feedback/banner.tsx';
import {SelectField} from '#src/ui/fields/choice/select-field.tsx';
import {Row} from '#src/ui/layout/row.tsx';
import {Stack} from '#src/ui/layout/stack.tsx';
import {nameTables} from '#src/features/archive/make/name-tables.ts';
import type {es} from '#src/features/archive/text/es.ts';
import type {RestorePreview} from '#workers/host/archive-jobs.ts';

type PreviewPartProps = {
  readonly preview: RestorePreview;
  readonly fileName: string;
  readonly target: MyCompany | null;
  readonly onFolder: (folder: string) => void;
  readonly onRead: (folder: string, companyId: string) => void;
};

/** What an archive is, what of it would come and what not, and the act. Rules: ARC7, ARC8. */
export function PreviewPart({preview, fileName, target, onFolder, onRead}: PreviewPartProps) {
  const text = useText<typeof es>('archive');
  const failureText = useFailureText();
  const language = useLanguage();
  const {instant} = useFormat();
  const {companies, folder, madeAt, plan} = preview;
  const name = companies.find((one) => one.folder === folder)?.name ?? '';
  return (
    <Stack gap={4}>
      <Text>{text('sound', {file: fileName, name, when: instant(madeAt)})}</Text>
      {companies.length > 1 && (
        <SelectField
          label={text('from')}
          value={folder}
          options={companies.map((one) => ({id: one.folder, label: one.name}))}
          onChange={onFolder}
          size="large"
        />
      )}
      {plan?.ok === false && (
        <Banner tone="warn" shape="boxed" isUrgent>
          <Text>{failureText(plan.failure)}</Text>
          <Link href={pathTo.addCompany(language)}>{text('addCompany')}</Link>
        </Banner>
      )}
      {plan?.ok === true && <Coming plan={plan.value} />}
      {plan?.ok === false ? null : (
        <Row>
          <Button
            look="primary"
            size="large"
            autoFocus
            blockedReason={target && plan ? null : text('intoFirst')}
            onPress={() => target && onRead(folder, target.id)}
          >
            {target ? text('readAct', {name: target.name}) : text('readActNone')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

type Plan = Extract<NonNullable<RestorePreview['plan']>, {ok: true}>['value'];

function Coming({plan: {counts, kept, paperCount, missingCount}}: {readonly plan: Plan}) {
  const text = useText<typeof es>('archive');
  const language = useLanguage();
  const {number, list} = useFormat();
  const names = nameTables(language);
  const nameOf = (table: string) => names[table] ?? table;
  const capital = (noun: string) => noun.charAt(0).toLocaleUpperCase(language) + noun.slice(1);
  const coming = counts.filter(({count}) => count > 0);
  const leftCount = counts.reduce((sum, one) => sum + one.leftCount, 0) - missingCount;
  return (
    <Stack gap={3}>
      <Facts facts={coming.map(({table, count}) => ({name: capital(nameOf(table)), value: number(count)}))} />
      {paperCount > 0 && (
        <Text tone="muted" size="small">
          {text('asPapers', {count: paperCount})}
        </Text>
      )}
      {kept.length > 0 && (
        <Text tone="muted" size="small">
          {text('kept', {what: list(kept.map(({table, count}) => `${nameOf(table)} (${number(count)})`))})}
        </Text>
      )}
      {missingCount > 0 && (
        <Banner tone="warn" shape="boxed">
          {text('bytesMissing', {count: missingCount})}
        </Banner>
      )}
      {leftCount > 0 && (
        <Banner tone="warn" shape="boxed">
          {text('rowsLeft', {count: leftCount})}
        </Banner>
      )}
    </Stack>
  );
}
