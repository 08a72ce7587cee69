import type {AuditEntry, auditList} from '#contract/admin/list-audit.ts';
import type {words as adminWords} from '#src/features/admin/text/words.ts';
import {useFailureText} from '#src/i18n/use-failure-text.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useLanguage} from '#src/i18n/use-language.ts';
import {useText} from '#src/i18n/use-text.ts';
import {pathTo} from '#src/routing/routing.ts';
import {Link} from '#src/ui/actions/link.tsx';
import {Badge, type Tone} from '#src/ui/display/badge.tsx';
import {Text} from '#src/ui/display/text.tsx';
import type {ListColumn} from '#src/ui/list/list-column.ts';
import type {AskedRecord} from './asked-values.ts';
import {EntryMenu} from './entry-menu.tsx';
import {listWhose, sayEntry} from './say-entry.ts';
import type {words} from './text/words.ts';

const tones = {
  ok: 'ok',
  refused: 'warn',
  failed: 'danger',
  unknown: 'danger',
} as const satisfies Record<AuditEntry['outcome'], Tone>;

/** The record as an admin reads it. Rule: ADM24. */
export function useEntryColumns(asked: AskedRecord): readonly ListColumn<AuditEntry, typeof auditList>[] {
  const text = useText<typeof words>('admin/audit/record');
  const format = useFormat();
  return [
    {
      id: 'what',
      heading: text('what'),
      isProse: true,
      cell: (entry) => (
        <>
          {sayEntry(entry, text)}
          {entry.count === null ? null : (
            <Text as="span" size="small" tone="muted">
              {' '}
              {text('rows', {shown: format.number(entry.count)})}
            </Text>
          )}
        </>
      ),
    },
    {id: 'whose', heading: text('whose'), isProse: true, cell: (entry) => <Whose entry={entry} />},
    {
      id: 'admin',
      heading: text('admin'),
      isProse: true,
      cell: ({admin, asUser}) => (
        <>
          {admin.name}
          {asUser === null ? null : (
            <Text size="small" tone="muted">
              {text('as', {name: asUser.name})}
            </Text>
          )}
        </>
      ),
    },
    {id: 'at', heading: text('at'), isWhole: true, cell: ({at}) => format.moment(at)},
    {id: 'outcome', heading: text('outcome'), isProse: true, cell: (entry) => <Ending entry={entry} />},
    {id: 'acts', heading: text('acts'), isActs: true, cell: (entry) => <EntryMenu entry={entry} asked={asked} />},
  ];
}

function Whose({entry}: {readonly entry: AuditEntry}) {
  const text = useText<typeof words>('admin/audit/record');
  const admin = useText<typeof adminWords>('admin');
  const format = useFormat();
  const language = useLanguage();
  const names = listWhose(entry, text, format).join(' · ');
  if (names === '' && entry.orders.length === 0) return admin('none');
  return (
    <>
      {names}
      {entry.orders.map(({id, number}, index) => (
        <span key={id}>
          {names === '' && index === 0 ? '' : ' · '}
          <Link href={pathTo.adminOrderOf(language, id)}>{text('orderNamed', {number})}</Link>
        </span>
      ))}
    </>
  );
}

function Ending({entry: {outcome, reason}}: {readonly entry: AuditEntry}) {
  const text = useText<typeof words>('admin/audit/record');
  const failureText = useFailureText();
  return (
    <>
      <Badge tone={tones[outcome]}>{text(`outcome.${outcome}`)}</Badge>
      {reason === null ? null : (
        <Text size="small" tone="muted">
          {failureText({code: 'conflict', reason})}
        </Text>
      )}
    </>
  );
}
