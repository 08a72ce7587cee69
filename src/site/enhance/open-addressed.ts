/** Opens the question that the address names, now and when the address changes. */
export function openAddressed(): void {
  const open = () => {
    const named = document.getElementById(readFragment());
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView({block: 'start'});
  };
  addEventListener('hashchange', open);
  open();
}

/** What stands after the `#`; as it stands there where it is not well encoded. */
function readFragment(): string {
  const fragment = location.hash.slice(1);
  try {
    return decodeURIComponent(fragment);
  } catch (error) {
    if (error instanceof URIError) return fragment;
    throw error;
  }
}
