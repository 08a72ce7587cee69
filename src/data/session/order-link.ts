/** An order and what opens it, as a link of a mail brings them. */
type OrderLink = {readonly id: string; readonly secret: string};

const address = /^\/(?:es|en|pt)\/(?:dashboard\/)?checkout\/([0-9a-f-]{36})$/;

let arrived: OrderLink | null = null;

/**
 * Takes the secret of an order out of the address of this page, before anything else can see it there, and keeps it in memory until the
 * screen of that order has taken it. What a bank's page adds to the address when it leads back goes too. Rule: ORD15. Source: D12.
 */
export function takeOrderLink({pathname, hash, search}: Pick<Location, 'pathname' | 'hash' | 'search'>): void {
  const id = address.exec(pathname)?.[1];
  if (id === undefined) return;
  const secret = /^#([\w-]{43})$/.exec(hash)?.[1];
  if (secret !== undefined) arrived = {id, secret};
  const isFromBank = /[?&](?:payment|setup)_intent/.test(search);
  if (secret !== undefined || isFromBank)
    history.replaceState(history.state, '', isFromBank ? pathname : pathname + search);
}

/** The secret with which somebody came to an order by a link; undefined where there was none. */
export function readOrderLink(id: string): string | undefined {
  return arrived?.id === id ? arrived.secret : undefined;
}

/** It is kept on the device now. */
export function forgetOrderLink(): void {
  arrived = null;
}
