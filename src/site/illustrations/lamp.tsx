/** The product's sign: a lighthouse and its beam. */
export function Lamp() {
  return (
    <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
      <g className="ink">
        <path className="beam" d="M20 10.5 2 4.5v13l18-3z" />
        <path d="M20 9h7v6h-7zM18.5 15h10M21 9c0-4.5 5-4.5 5 0M23.5 5.5V3M20.5 15 19 32M26.5 15 28 32M15 32h17M19.8 23.5h7.5" />
      </g>
    </svg>
  );
}
