import '#src/i18n/i18n.ts';
import {afterEach, expect, test, vi} from 'vitest';
import {cleanup, render} from 'vitest-browser-react/pure';
import {useFormat} from '#src/i18n/use-format.ts';
import {Grid} from '#src/ui/grid/grid.tsx';
import type {GridColumn} from '#src/ui/grid/grid-column.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

const columns: readonly GridColumn<string>[] = [{id: 'name', track: '1fr', heading: 'Name', cell: (row) => row}];
const rowHeightPx = 40;
const nothing = () => undefined;
const never = () => false;

async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

type RowsProps = {readonly label?: string; readonly onRange?: (first: number, count: number) => void};

function Rows({label = 'Rows', onRange = nothing}: RowsProps) {
  return (
    <Grid
      {...{label, columns, rowHeightPx, onRange}}
      placeholderLabel="…"
      listKey="all"
      rowCount={1_000}
      rowAt={(index) => `row ${index}`}
      active={{row: 0, column: null}}
      activeId="row 0"
      onActiveChange={nothing}
      isSelected={never}
      isOpen={never}
      onKeyDown={nothing}
      onClick={nothing}
      onSelectAll={nothing}
    />
  );
}

test('a grid that is drawn anew with its row where it was asks nobody for a layout', async () => {
  const screen = await render(<Rows label="One" />);
  // The frame that lays the first drawing out tells its size, and where it is scrolled to is asked then.
  await twoFrames();
  const layouts = vi.spyOn(Element.prototype, 'scrollTop', 'get');
  await screen.rerender(<Rows label="Two" />);
  await expect.element(screen.getByRole('grid', {name: 'Two'})).toBeInTheDocument();
  expect(layouts).not.toHaveBeenCalled();
});

test('what a grid draws first fills the window and no more', async () => {
  const reached = vi.fn<(first: number, count: number) => void>();
  await render(<Rows onRange={reached} />);
  const [first, count] = reached.mock.calls[0] ?? [];
  expect(first).toBe(0);
  expect(count).toBeGreaterThanOrEqual(Math.floor(innerHeight / rowHeightPx) - 1);
  expect(count).toBeLessThanOrEqual(Math.ceil(innerHeight / rowHeightPx) + 1);
});

test('the browser is asked once for its time zone, however many parts of a page write dates', async () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  function Part() {
    return <p>{useFormat().day('2026-11-23', 'long')}</p>;
  }
  await render(Array.from({length: 12}, (_, at) => <Part key={at} />));
  expect(asked.mock.calls.length).toBeLessThanOrEqual(1);
});
