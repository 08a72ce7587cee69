import {useState} from 'react';
import {CalendarRange, ChevronDown} from 'lucide-react';
import type {AuditEntry} from '#contract/admin/list-audit.ts';
import {listAdmins} from '#contract/desk/list-admins.ts';
import {callServer} from '#src/data/calls/server.ts';
import {useShown} from '#src/data/calls/use-shown.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Button} from '#src/ui/actions/button.tsx';
import {ChoiceMenu} from '#src/ui/actions/menu/choice-menu.tsx';
import {RemovableChip} from '#src/ui/actions/removable-chip.tsx';
import {askFor, type AskedRecord, type RecordValues} from './asked-values.ts';
import {DaysDialog} from './days-dialog.tsx';
import {sayEntry} from './say-entry.ts';
import type {words} from './text/words.ts';

const ask = async (signal: AbortSignal) => callServer(listAdmins, {}, {signal});

type NarrowingsProps = {
  readonly asked: AskedRecord;
  /** Those that are here: they know the names of what narrows them. */
  readonly rows: readonly AuditEntry[];
  /** Only what stands is shown. */
  readonly isHidden: boolean;
};

/** What narrows the record beside its words and kinds: by whom, which days, and what was chosen of an entry. Rule: ADM25. */
export function Narrowings({asked, rows, isHidden}: NarrowingsProps) {
  const text = useText<typeof words>('admin/audit/record');
  const [isOpen, setOpen] = useState(false);
  const admins = useShown(ask).shown?.admins ?? [];
  const {admin, from, to} = asked.question.values ?? {};
  const name = admins.find(({id}) => id === admin)?.name ?? rows[0]?.admin.name ?? text('somebody');
  const days = useSayDays()(from, to);
  return (
    <>
      {isHidden ? null : (
        <>
          <ChoiceMenu<string>
            label={`${text('admin')}: ${admin === undefined ? text('list.all') : name}`}
            end={<ChevronDown size={16} aria-hidden />}
            value={admin ?? ''}
            options={[{value: '', text: text('list.all')}, ...admins.map((one) => ({value: one.id, text: one.name}))]}
            onChange={(id) => askFor(asked, {admin: id === '' ? undefined : id})}
          >
            {text('admin')}
          </ChoiceMenu>
          <Button icon={<CalendarRange size={16} aria-hidden />} onPress={() => setOpen(true)}>
            {text('days')}
          </Button>
        </>
      )}
      {admin === undefined ? null : (
        <Standing label={text('chip.admin')} onRemove={() => askFor(asked, {admin: undefined})}>
          {name}
        </Standing>
      )}
      {days === null ? null : (
        <Standing label={text('chip.days')} onRemove={() => askFor(asked, {from: undefined, to: undefined})}>
          {days}
        </Standing>
      )}
      <Chosen asked={asked} rows={rows} />
      {isOpen ? (
        <DaysDialog
          from={from ?? null}
          to={to ?? null}
          onClose={() => setOpen(false)}
          onChosen={(chosen) => askFor(asked, chosen)}
        />
      ) : null}
    </>
  );
}

/** What was chosen of an entry. */
function Chosen({asked, rows}: Omit<NarrowingsProps, 'isHidden'>) {
  const text = useText<typeof words>('admin/audit/record');
  const {person, company, act} = asked.question.values ?? {};
  const people = rows.flatMap(({asUser, people: named}) => (asUser ? [asUser, ...named] : named));
  const companies = rows.flatMap((row) => row.companies);
  const alike = rows.find((row) => row.act === act);
  const chosen: readonly (readonly [keyof RecordValues & ('person' | 'company' | 'act'), string])[] = [
    ...(person === undefined
      ? []
      : [['person', people.find(({id}) => id === person)?.name ?? text('somebody')] as const]),
    ...(company === undefined
      ? []
      : [['company', companies.find(({id}) => id === company)?.name ?? text('someCompany')] as const]),
    ...(act === undefined ? [] : [['act', alike ? sayEntry(alike, text) : text('someAct')] as const]),
  ];
  return chosen.map(([name, value]) => (
    <Standing key={name} label={text(`chip.${name}`)} onRemove={() => askFor(asked, {[name]: undefined})}>
      {value}
    </Standing>
  ));
}

type StandingProps = {readonly label: string; readonly children: string; readonly onRemove: () => void};

function Standing({label, children, onRemove}: StandingProps) {
  const text = useText<typeof words>('admin/audit/record');
  return (
    <RemovableChip label={label} removeLabel={text('chipRemove', {what: children})} onRemove={onRemove}>
      {children}
    </RemovableChip>
  );
}

/** Says which days are shown; null for all of them. */
function useSayDays(): (from: string | undefined, to: string | undefined) => string | null {
  const text = useText<typeof words>('admin/audit/record');
  const format = useFormat();
  return (from, to) => {
    if (from === undefined) return to === undefined ? null : text('until', {day: format.day(to, 'medium')});
    if (to === undefined) return text('since', {day: format.day(from, 'medium')});
    return from === to ? format.day(from, 'medium') : `${format.day(from, 'medium')} – ${format.day(to, 'medium')}`;
  };
}
