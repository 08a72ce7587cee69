import {
  Banknote,
  CheckCheck,
  CircleDot,
  Eye,
  FolderOpen,
  Pencil,
  SquareCheck,
  Store,
  Trash2,
  Workflow,
} from 'lucide-react';
import {Menu} from 'react-aria-components';
import {MenuItem} from '#src/ui/actions/menu/menu-item.tsx';
import {Text} from '#src/ui/display/text.tsx';
import {DetailPart} from '#src/ui/layout/detail-part.tsx';
import {Sheet} from '#src/ui/overlays/sheet.tsx';
import type {ListedRow} from '#workers/books/api.ts';
import {describeBlock, nameRow} from '#src/features/bookkeeping/list/rows/row-words.ts';
import type {ListAct} from '#src/features/bookkeeping/shortcuts.ts';
import {useBooksText} from '#src/features/bookkeeping/text/use-books-text.ts';

type CardMenuProps = {
  readonly row: ListedRow;
  readonly isSelected: boolean;
  readonly onAct: (act: ListAct) => void;
  readonly onClose: () => void;
};

const size = {size: 18, 'aria-hidden': true} as const;

/** What can be done with one card, as a sheet from below. */
export function CardMenu({row, isSelected, onAct, onClose}: CardMenuProps) {
  const text = useBooksText();
  const label = text('rowActions', {name: nameRow(row)});
  const blocked = describeBlock(row.blockedReason, text);
  const choose = (act: ListAct) => {
    onClose();
    onAct(act);
  };
  return (
    <Sheet label={label} isOpen onClose={onClose}>
      <DetailPart>
        <Text isStrong>{nameRow(row)}</Text>
        {blocked !== null && (
          <Text tone="muted" size="small">
            {blocked}
          </Text>
        )}
        <Menu aria-label={label} autoFocus="first">
          <MenuItem id="open" icon={<Eye {...size} />} onAction={() => choose('open')}>
            {text('actOpen')}
          </MenuItem>
          <MenuItem id="category" icon={<FolderOpen {...size} />} onAction={() => choose('category')}>
            {text('fieldCategory')}
          </MenuItem>
          <MenuItem id="account" icon={<Banknote {...size} />} onAction={() => choose('account')}>
            {text('field_account')}
          </MenuItem>
          <MenuItem
            id="check"
            icon={row.checked ? <CircleDot {...size} /> : <CheckCheck {...size} />}
            onAction={() => choose('check')}
          >
            {text(row.checked ? 'unchecked' : 'fieldChecked')}
          </MenuItem>
          <MenuItem id="note" icon={<Pencil {...size} />} onAction={() => choose('note')}>
            {text('fieldNote')}
          </MenuItem>
          <MenuItem id="merchant" icon={<Store {...size} />} onAction={() => choose('merchant')}>
            {text('field_merchant')}
          </MenuItem>
          <MenuItem id="rule" icon={<Workflow {...size} />} onAction={() => choose('rule')}>
            {text('ruleFromRow')}
          </MenuItem>
          <MenuItem id="toggle" icon={<SquareCheck {...size} />} onAction={() => choose('toggle')}>
            {text(isSelected ? 'actDeselect' : 'actSelect')}
          </MenuItem>
          <MenuItem id="delete" isDanger icon={<Trash2 {...size} />} onAction={() => choose('delete')}>
            {text('act_delete')}
          </MenuItem>
        </Menu>
      </DetailPart>
    </Sheet>
  );
}
