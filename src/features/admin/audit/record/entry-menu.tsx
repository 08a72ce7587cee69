import type {AuditEntry} from '#contract/admin/list-audit.ts';
import {useFormat} from '#src/i18n/use-format.ts';
import {useText} from '#src/i18n/use-text.ts';
import {MenuButton} from '#src/ui/actions/menu/menu-button.tsx';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {askFor, type AskedRecord} from './asked-values.ts';
import {sayEntry} from './say-entry.ts';
import type {words} from './text/words.ts';

/** Narrows the record by what one entry names. Rule: ADM25. */
export function EntryMenu({entry, asked}: {readonly entry: AuditEntry; readonly asked: AskedRecord}) {
  const text = useText<typeof words>('admin/audit/record');
  const format = useFormat();
  const {admin, asUser, people, companies, act} = entry;
  const persons = [...(asUser ? [asUser] : []), ...people.filter(({id}) => id !== asUser?.id)];
  return (
    <MenuButton
      label={text('actsOf', {what: sayEntry(entry, text), when: format.instant(entry.at)})}
      placement="bottom end"
    >
      <MenuItem id="admin" onAction={() => askFor(asked, {admin: admin.id})}>
        {text('only', {name: admin.name})}
      </MenuItem>
      {companies.map(({id, name}) => (
        <MenuItem key={id} id={`company ${id}`} onAction={() => askFor(asked, {company: id})}>
          {text('only', {name})}
        </MenuItem>
      ))}
      {persons.map(({id, name, email}) => (
        <MenuItem key={id} id={`person ${id}`} hint={email} onAction={() => askFor(asked, {person: id})}>
          {text('only', {name})}
        </MenuItem>
      ))}
      <MenuItem id="act" hint={text('onlyAlikeHint')} onAction={() => askFor(asked, {act})}>
        {text('onlyAlike')}
      </MenuItem>
    </MenuButton>
  );
}
