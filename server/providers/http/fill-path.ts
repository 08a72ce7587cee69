/**
 * Puts values into the `:name` parts of a path, each as one part of it whatever it holds.
 *
 * @throws a RangeError where a value is missing or would lead elsewhere (`..`): vendors' ids never do.
 */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/:([a-z]\w*)/gi, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '' || /^\.+$/.test(value)) throw new RangeError(`no value for :${name}`);
    return encodeURIComponent(value);
  });
}
