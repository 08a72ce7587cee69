/**
 * Copies a value as storing it would: plain data deep, bytes and blobs as they are. Faster than `structuredClone`, which costs more than
 * all the rest of this store.
 *
 * @throws DataCloneError for what cannot be stored, such as a function.
 */
export function cloneValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) {
    if (typeof value !== 'function' && typeof value !== 'symbol') return value;
    throw new DOMException(`${typeof value} could not be cloned`, 'DataCloneError');
  }
  if (Array.isArray(value)) return value.map(cloneValue);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return structuredClone(value);
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const part: unknown = (value as Record<string, unknown>)[name];
    copy[name] = typeof part === 'string' ? part : cloneValue(part);
  }
  return copy;
}
