import type {BooksRow} from '#workers/books/api.ts';
import {CardMenu} from './acts/card-menu.tsx';
import {EditTransaction} from './acts/edit-transaction.tsx';
import {FieldEditor} from './acts/field-editor.tsx';
import type {BooksNames} from './names.ts';
import {NewTransaction} from './acts/new-transaction.tsx';
import {ShortcutList} from './acts/shortcut-list.tsx';
import type {ActTarget, useListActs} from './acts/use-list-acts.ts';
import type {ListState} from '#src/ui/list/use-list-state.ts';
import type {RowActs} from './acts/use-acts.ts';
import {isRowSelected} from '#src/ui/list/selection.ts';
import type {ListAct} from '#src/features/bookkeeping/shortcuts.ts';

/** What lies over the list. */
export type Layer =
  | {kind: 'new'}
  | {kind: 'help'}
  | {kind: 'menu'; row: BooksRow}
  | {kind: 'edit'; row: BooksRow}
  | null;

type BooksLayersProps = {
  readonly layer: Layer;
  readonly spaceId: string;
  readonly names: BooksNames;
  readonly state: ListState<BooksRow>;
  readonly acts: RowActs;
  readonly listActs: ReturnType<typeof useListActs>;
  readonly onAct: (act: ListAct, target: ActTarget) => void;
  /** Closes and gives the keyboard back to the list. */
  readonly onClose: () => void;
  /** Closes what the next layer takes the place of. */
  readonly onLeave: () => void;
};

/** The dialogs, sheets and pickers of the list; at most one is open. */
export function BooksLayers(props: BooksLayersProps) {
  const {layer, names, listActs, onClose} = props;
  return (
    <>
      {listActs.editing && (
        <FieldEditor
          editing={listActs.editing}
          names={names}
          onSave={listActs.saveEditing}
          onClose={listActs.endEditing}
        />
      )}
      {layer?.kind === 'new' && <NewTransaction spaceId={props.spaceId} names={names} onClose={onClose} />}
      {layer?.kind === 'help' && <ShortcutList onClose={onClose} />}
      {layer?.kind === 'edit' && <EditTransaction row={layer.row} names={names} acts={props.acts} onClose={onClose} />}
      {layer?.kind === 'menu' && (
        <CardMenu
          row={layer.row}
          isSelected={isRowSelected(props.state.selection, layer.row.id)}
          onAct={(name) => props.onAct(name, layer.row)}
          onClose={props.onLeave}
        />
      )}
    </>
  );
}
