/** A variable that production does not start without. */
export type NeededInProduction = {
  readonly variable: string;
  /** What to set it to. */
  readonly words: string;
  /** With ALLOW_SANDBOX=1 a sandbox of ours stands in for it. Source: D2. */
  readonly hasSandbox: boolean;
};

/**
 * Reads variables that are set all or none.
 *
 * @returns undefined where none is set.
 * @throws an Error that names them where some are missing, never a value.
 */
export function readTogether<const Name extends string>(
  values: {readonly [Key in NoInfer<Name>]?: string | undefined},
  names: readonly Name[],
): Readonly<Record<Name, string>> | undefined {
  const set = names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]));
  if (set.length === 0) return undefined;
  // Every name is there: TypeScript does not count.
  if (set.length === names.length) return Object.fromEntries(set) as Record<Name, string>;
  const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  throw new Error(
    `The configuration is not right:\n  ${list} go together: set ${names.length === 2 ? 'both' : 'all'} or none`,
  );
}
