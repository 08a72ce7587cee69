const shapes = {
  chevron: 'm6 8 4 4 4-4',
  menu: 'M2.5 6.5h15M2.5 13.5h15',
  plus: 'M10 4v12M4 10h12',
  share: 'M10 12V2M6.5 5 10 2l3.5 3M4 9v8h12V9',
  print: 'M6 7V2h8v5M6 14H3V7h14v7h-3M6 12h8v6H6z',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12ZM13.5 13.5 18 18',
  check: 'm4 10.5 4 4 8-9',
  device: 'M3 4h14v9H3zM7 17h6M10 13v4',
  arrow: 'M4 10h12M11 5l5 5-5 5',
} as const;

/** A small sign of one line, 20 px, never without words beside it or a label on its control. */
export function Icon({shape}: {shape: keyof typeof shapes}) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path className="ink" d={shapes[shape]} />
    </svg>
  );
}
