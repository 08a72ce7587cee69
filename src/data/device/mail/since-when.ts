/** By company since when its post is told of on a device: what came before was there already. */
export type Since = Readonly<Record<string, string>>;

/** One look at the post of a person's companies. */
export type Looked = {
  /** ISO UTC. */
  readonly now: string;
  /** The companies whose mail the person may read. */
  readonly companyIds: readonly string[];
};

/** Since when the post of each company is told of: of one that is new to the device from now on, of one that is no more readable nothing is kept. */
export function sinceWhen(known: Since, {now, companyIds}: Looked): Since {
  return Object.fromEntries(companyIds.map((id) => [id, known[id] ?? now]));
}

/** Whether what a device keeps is what this version writes. */
export function isSince(value: unknown): value is Since {
  return typeof value === 'object' && value !== null && Object.values(value).every(isText);
}

/** Whether a value is text. */
export function isText(value: unknown): value is string {
  return typeof value === 'string';
}
