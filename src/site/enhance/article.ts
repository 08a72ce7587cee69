import {find, findAll} from './find.ts';

/** Passing an article on, printing it, and seeing in the contents where one is. Source: S2.25. */
export function readArticle(): void {
  find('[data-print]')?.addEventListener('click', () => print());
  const button = find('[data-share]');
  button?.addEventListener('click', () => void share(button));
  const contents = find('[data-toc]');
  if (contents) followContents(contents);
}

async function share(button: HTMLElement): Promise<void> {
  const url = location.origin + location.pathname;
  // Where the system has no such sheet, the address is copied.
  if (typeof navigator.share === 'function') {
    await navigator.share({title: document.title, url}).catch(() => undefined);
    return;
  }
  await navigator.clipboard.writeText(url);
  const status = find('[data-share-status]');
  const words = find('span', button);
  if (!status || !words) return;
  const before = words.textContent;
  status.textContent = button.dataset['done'] ?? '';
  words.textContent = button.dataset['done'] ?? '';
  setTimeout(() => {
    words.textContent = before;
    status.textContent = '';
  }, 3_000);
}

function followContents(contents: HTMLElement): void {
  const [fold] = findAll<HTMLDetailsElement>('details', contents);
  // Beside the text there is room for all of it; above it, it would push the text away.
  if (fold) fold.open = matchMedia('(min-width: 1284px)').matches;
  const links = new Map(findAll<HTMLAnchorElement>('a', contents).map((link) => [link.hash.slice(1), link]));
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.find(({isIntersecting}) => isIntersecting);
      if (!entry) return;
      for (const [id, link] of links) {
        if (id === entry.target.id) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    {rootMargin: '-80px 0px -70% 0px'},
  );
  for (const id of links.keys()) {
    const heading = document.getElementById(id);
    if (heading) observer.observe(heading);
  }
}
