/** Those of the properties that are given. React Aria's components, and ours, tell one that is missing from one that is `undefined`. */
export function pickGiven<Props extends object>(
  props: Props,
): {[Name in keyof Props]?: Exclude<Props[Name], undefined>} {
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  // What is left has no `undefined`.
  return Object.fromEntries(given) as {[Name in keyof Props]?: Exclude<Props[Name], undefined>};
}
