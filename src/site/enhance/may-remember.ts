/** Whether this browser keeps anything for the site: where it is told not to, the very word `localStorage` throws. */
export function mayRemember(): boolean {
  try {
    return localStorage instanceof Storage;
  } catch {
    return false;
  }
}
