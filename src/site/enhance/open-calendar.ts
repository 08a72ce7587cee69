import {findAll} from './find.ts';

/** Shows Calendly's page within ours when somebody asks for it, and not before; the link that leads there stays. Rule: SIT10. */
export function openCalendar(): void {
  const [link] = findAll<HTMLAnchorElement>('a[data-calendar]');
  const open = (event: MouseEvent) => {
    // To another tab, as they wanted it.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    link.removeEventListener('click', open);
    event.preventDefault();
    const frame = makeFrame(link);
    link.before(frame);
    // Who presses keys goes on in what has just opened, which stands before the link.
    frame.focus();
    link.textContent = link.dataset['elsewhere'] ?? '';
    link.classList.remove('button');
  };
  link?.addEventListener('click', open);
}

function makeFrame(link: HTMLAnchorElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const address = new URL(link.href);
  address.searchParams.set('embed_domain', location.host);
  address.searchParams.set('embed_type', 'Inline');
  frame.src = address.href;
  frame.title = link.dataset['calendar'] ?? '';
  return frame;
}
