const drawings = {
  create: (
    <>
      <path className="paper" d="M14 10h34l10 10v42H14z" />
      <path d="M48 10v10h10M22 26h28M22 34h28M22 42h14" />
      <path className="paper" d="m43 59-4 12 9-4 9 4-4-12" />
      <circle className="beam" cx="48" cy="52" r="10" />
      <circle className="lit" cx="48" cy="52" r="5.5" />
    </>
  ),
  migrate: (
    <>
      <path className="paper" d="M6 28h52v36H6z" />
      <path d="M13 50h20M13 56h13M13 36h9" />
      <path d="M30 18c10-10 24-8 30 2" />
      <path d="m61 12-.5 9-9-1.5" />
      <path className="beam" d="M42 33h11v14H42z" />
    </>
  ),
  crypto: (
    <>
      <path className="paper" d="M8 36v16c0 4.4 9 8 20 8s20-3.6 20-8V36" />
      <path d="M8 44c0 4.4 9 8 20 8s20-3.6 20-8" />
      <ellipse className="beam" cx="28" cy="36" rx="20" ry="8" />
      <ellipse className="lit" cx="28" cy="36" rx="13" ry="4.5" />
      <path d="M40 20c6-8 16-8 22-2M62 10v8h-8M66 42c0 9-5 15-13 18M59 62l-6-2 3-6" />
    </>
  ),
} as const;

/** A small drawing beside a choice. */
export function Spot({drawing}: {drawing: keyof typeof drawings}) {
  return (
    <svg className="spot" viewBox="4 4 72 72" width="88" height="88" aria-hidden="true">
      <g className="ink">{drawings[drawing]}</g>
    </svg>
  );
}
