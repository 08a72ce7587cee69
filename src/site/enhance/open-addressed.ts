/** Opens the question that the address names, now and when the address changes. */
export function openAddressed(): void {
  const open = () => {
    const named = location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView({block: 'start'});
  };
  addEventListener('hashchange', open);
  open();
}
