const key = 'faro.invitation';

/**
 * Takes the token of an invitation out of the address of this page and keeps it for this tab: whoever has to sign in or register first comes
 * back to it. Rule: TMM6.
 *
 * @returns the token with which somebody came, now or before; null where there was none.
 */
export function takeInvitationLink({
  pathname,
  hash,
  search,
}: Pick<Location, 'pathname' | 'hash' | 'search'>): string | null {
  const token = /^#([\w-]{43})$/.exec(hash)?.[1];
  if (token !== undefined) {
    sessionStorage.setItem(key, token);
    history.replaceState(history.state, '', pathname + search);
  }
  return sessionStorage.getItem(key);
}

/** It was answered. */
export function forgetInvitationLink(): void {
  sessionStorage.removeItem(key);
}
