import {Check} from 'lucide-react';
import {spaceRoles} from '#contract/kernel/synced-table.ts';
import {hasRight, roleRights, type RoleRight} from '#contract/teammates/rights.ts';
import type {es} from '#src/features/teammates/text/es.ts';
import {useText} from '#src/i18n/use-text.ts';
import {Text} from '#src/ui/display/text.tsx';
import {VisuallyHidden} from '#src/ui/layout/visually-hidden.tsx';
import {Table} from '#src/ui/list/table.tsx';

// Written by hand in the contract, in the order of its lines.
const rows = (Object.keys(roleRights) as RoleRight[]).map((id) => ({id}));

/** What each role may, always in sight. Rule: TMM13. Source: D11. */
export function RightsTable() {
  const text = useText<typeof es>('teammates');
  return (
    <Table
      label={text('rights')}
      rows={rows}
      columns={[
        {id: 'right', heading: text('right'), cell: ({id}) => text(`right.${id}`)},
        ...spaceRoles.map((role) => ({
          id: role,
          heading: text(`role.${role}`),
          isWhole: true,
          cell: ({id}: {readonly id: RoleRight}) => (hasRight(role, id) ? <Yes /> : <No />),
        })),
      ]}
    />
  );
}

function Yes() {
  const text = useText<typeof es>('teammates');
  return (
    <Text as="span" tone="ok">
      <Check size={16} aria-hidden />
      <VisuallyHidden>{text('yes')}</VisuallyHidden>
    </Text>
  );
}

function No() {
  const text = useText<typeof es>('teammates');
  return (
    <Text as="span" tone="muted">
      {text('no')}
    </Text>
  );
}
