/** Whether a name stands in for one that was never given: it is nobody's, and is not taken over as an answer. Source: S5.38. */
export function isPlaceholder({firstName, lastName}: {readonly firstName: string; readonly lastName: string}): boolean {
  return `${firstName.trim()} ${lastName.trim()}`.toLowerCase() === 'generic user';
}
