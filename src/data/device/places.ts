/** What the names of all places in lists begin with: where somebody was, kept for a tab. */
export const placePrefix = 'faro.place:';

/** Whoever comes next in this tab is told of no company and no row of whoever left. Rule: WAY8. */
export function forgetPlaces(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(placePrefix)) sessionStorage.removeItem(key);
}
