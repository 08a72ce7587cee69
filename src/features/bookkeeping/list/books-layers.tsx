import {Suspense} from 'react';
import {exportDialog, ruleFromRow, transactionLayer} from './late-parts.ts';
import type {ListedRow} from '#workers/books/api.ts';
import {CardMenu} from '#src/features/bookkeeping/list/acts/card-menu.tsx';
import {FieldEditor} from '#src/features/bookkeeping/list/acts/field-editor.tsx';
import type {BooksNames} from './names.ts';
import type {Books} from './use-books-list.ts';
import {ShortcutList} from '#src/features/bookkeeping/list/acts/shortcut-list.tsx';
import type {ActTarget} from '#src/features/bookkeeping/list/acts/list-editing.ts';
import type {useListActs} from '#src/features/bookkeeping/list/acts/use-list-acts.ts';
import type {ListState} from '#src/ui/list/use-list-state.ts';
import type {RowActs} from '#src/features/bookkeeping/list/acts/use-acts.ts';
import {countSelected, isRowSelected, rowsToActOn} from '#src/ui/list/selection.ts';
import type {ListAct} from '#src/features/bookkeeping/shortcuts.ts';

/** What lies over the list. */
export type Layer =
  | {kind: 'new'}
  | {kind: 'help'}
  | {kind: 'export'}
  | {kind: 'menu'; row: ListedRow}
  | {kind: 'edit'; row: ListedRow}
  | {kind: 'rule'; row: ListedRow}
  | null;

type BooksLayersProps = {
  readonly layer: Layer;
  readonly books: Books | null;
  /** Rows in the filtered list. */
  readonly rowCount: number;
  readonly spaceId: string;
  readonly names: BooksNames;
  readonly state: ListState<ListedRow>;
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
          spaceId={props.spaceId}
          names={names}
          onSave={listActs.saveEditing}
          onClose={listActs.endEditing}
        />
      )}
      {layer?.kind === 'help' && <ShortcutList onClose={onClose} />}
      {(layer?.kind === 'new' || layer?.kind === 'edit') && (
        <Suspense fallback={null}>
          <transactionLayer.Part
            row={layer.kind === 'edit' ? layer.row : null}
            spaceId={props.spaceId}
            names={names}
            acts={props.acts}
            onClose={onClose}
          />
        </Suspense>
      )}
      {layer?.kind === 'rule' && (
        <Suspense fallback={null}>
          <ruleFromRow.Part row={layer.row} spaceId={props.spaceId} names={names} onClose={onClose} />
        </Suspense>
      )}
      {layer?.kind === 'export' && props.books && (
        <Suspense fallback={null}>
          <exportDialog.Part
            books={props.books}
            names={names}
            rows={rowsToActOn(props.state.selection, null)}
            rowCount={countSelected(props.state.selection, props.rowCount) || props.rowCount}
            onClose={onClose}
          />
        </Suspense>
      )}
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
