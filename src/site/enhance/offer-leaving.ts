import {find, findAll} from './find.ts';

const tokenIn = /^#leave=([\w-]{1,100})$/;

/** Chooses what the address names, and offers who came by the link of a mail to take their e-mail off the list. Rules: CTC7, CTC10. */
export function offerLeaving(): void {
  const place = find('[data-leave]');
  if (!place) return;
  chooseNamed(location.hash.slice(1));
  const token = tokenIn.exec(location.hash)?.[1];
  const [button] = findAll<HTMLButtonElement>('button', place);
  if (token === undefined || !button) return;
  // Whoever looks at the address later does not have it.
  history.replaceState(history.state, '', location.pathname);
  place.hidden = false;
  button.addEventListener('click', () => void leave(place, button, token));
}

function chooseNamed(topic: string): void {
  const [choice] = findAll<HTMLSelectElement>('#waitlist-topic');
  if (choice && [...choice.options].some(({value}) => value === topic && topic !== '')) choice.value = topic;
}

async function leave(place: HTMLElement, button: HTMLButtonElement, token: string): Promise<void> {
  if (button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-disabled', 'true');
  const headers = {'content-type': 'application/json'};
  const response = await fetch(place.dataset['leave'] ?? '', {
    method: 'POST',
    headers,
    body: JSON.stringify({token}),
  }).catch(() => null);
  button.removeAttribute('aria-disabled');
  const said = find('[data-said]', place);
  if (!said) return;
  said.textContent = (response?.ok ? said.dataset['left'] : said.dataset['failed']) ?? '';
  button.hidden = response?.ok === true;
  said.focus();
}
