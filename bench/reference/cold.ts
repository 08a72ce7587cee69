import {Dexie} from 'dexie';
import {createRoot} from 'react-dom/client';

type Row = Readonly<Record<string, string | number | boolean | null>>;

// The least a local-first page of this weight can do: its libraries are evaluated and not used, the database gives one page of rows, and forty of them are drawn.
Object.assign(globalThis, {libraries: [Dexie, createRoot]});
const shownRows = 40;
const opening = indexedDB.open('reference');
opening.addEventListener('success', () => {
  const reading = opening.result.transaction('pages').objectStore('pages').get(0);
  reading.addEventListener('success', () => {
    // Written by `writePages`.
    const rows = JSON.parse((reading.result as {body: string}).body) as Row[];
    const list = document.createElement('div');
    list.setAttribute('role', 'grid');
    list.append(...rows.slice(0, shownRows).map(drawRow));
    document.body.append(list);
  });
});

function drawRow(row: Row, place: number): HTMLElement {
  const line = document.createElement('div');
  line.setAttribute('role', 'row');
  line.dataset['row'] = String(place);
  for (const value of Object.values(row)) {
    const cell = document.createElement('span');
    cell.textContent = String(value ?? '');
    line.append(cell, ' ');
  }
  return line;
}
