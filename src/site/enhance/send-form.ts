import {find, findAll} from './find.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const plausibleEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Sends the page's form to its endpoint; what is wrong is said at its field, and nothing that was typed is lost. Rules: CTC1, CTC3, CTC4, CTC7. Source: S5.02, S5.03, S5.05. */
export function sendForm(): void {
  const [form] = findAll<HTMLFormElement>('form[data-send]');
  const [button] = form ? findAll<HTMLButtonElement>('button[type=submit]', form) : [];
  if (!form || !button) return;
  const words = button.textContent;
  let isSending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending || !checkFields(form, button)) return;
    isSending = true;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = button.dataset['sending'] ?? '';
    void post(form)
      .then((answer) => tell(form, button, answer))
      .finally(() => {
        isSending = false;
        button.removeAttribute('aria-disabled');
        button.textContent = words;
      });
  });
}

type Answer = {status: number; field: string; reason: string; waitMinutes: number};

/** Status 0 where the server could not be reached. */
async function post(form: HTMLFormElement): Promise<Answer> {
  const body = JSON.stringify({...Object.fromEntries(new FormData(form)), language: location.pathname.slice(1, 3)});
  const headers = {'content-type': 'application/json'};
  const response = await fetch(form.dataset['send'] ?? '', {method: 'POST', headers, body}).catch(() => null);
  if (!response) return {status: 0, field: '', reason: '', waitMinutes: 0};
  if (response.ok) return {status: 200, field: '', reason: '', waitMinutes: 0};
  const refused = (await response.json().catch(() => null)) as {
    error?: {reason?: string; details?: {field?: string}};
  } | null;
  return {
    status: response.status,
    field: refused?.error?.details?.field ?? '',
    reason: refused?.error?.reason ?? '',
    waitMinutes: Math.ceil(Number(response.headers.get('retry-after')) / 60),
  };
}

function tell(form: HTMLFormElement, button: HTMLButtonElement, {status, field, reason, waitMinutes}: Answer): void {
  if (status === 200) return showDone(form);
  // Reasons end in what is wrong: `contact.email-invalid`.
  const kind = reason.split('-').at(-1) ?? '';
  if (status === 400 && mark(form, field, kind)) {
    say(form, button.dataset['trouble']);
    find(`[name="${field}"]`, form)?.focus();
    return;
  }
  const {offline, failed} = button.dataset;
  say(form, status === 0 ? offline : status === 429 ? sayWait(button.dataset, waitMinutes) : failed);
  find('[data-problem]', form)?.focus();
}

/** In minutes, never less than one. Rule: CTC4. */
function sayWait({waitOne = '', waitMany = ''}: DOMStringMap, minutes: number): string {
  return minutes > 1 ? waitMany.replace('{minutes}', String(minutes)) : waitOne;
}

function showDone(form: HTMLFormElement): void {
  const done = find('[data-sent]', form.parentElement ?? document);
  form.reset();
  form.hidden = true;
  if (!done) return;
  done.hidden = false;
  done.focus();
}

/** Marks every field that is not in order and goes to the first. */
function checkFields(form: HTMLFormElement, button: HTMLButtonElement): boolean {
  say(form, '');
  const fields = findAll<Control>('[data-field] .input', form);
  const wrong = fields.filter((field) => {
    const kind = whatIsWrong(field);
    mark(form, field.name, kind);
    return kind !== '';
  });
  if (wrong.length === 0) return true;
  say(form, button.dataset['trouble']);
  wrong[0]?.focus();
  return false;
}

function whatIsWrong({name, value}: Control): '' | 'required' | 'invalid' {
  const text = value.trim();
  if (text === '') return 'required';
  return name === 'email' && !plausibleEmail.test(text) ? 'invalid' : '';
}

/** Says at a field what is wrong with it; false where the page has no words for it. */
function mark(form: HTMLFormElement, name: string, kind: string): boolean {
  const [field] = findAll<Control>(`[data-field="${CSS.escape(name)}"] .input`, form);
  const message = find(`[data-field="${CSS.escape(name)}"] .field-error`, form);
  const words = kind === '' ? '' : message?.dataset[kind];
  if (!field || !message || words === undefined) return false;
  message.textContent = words;
  message.hidden = words === '';
  if (words === '') {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    return true;
  }
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', message.id);
  field.addEventListener('input', () => mark(form, name, ''), {once: true});
  return true;
}

function say(form: HTMLFormElement, words = ''): void {
  const box = find('[data-problem]', form);
  if (!box) return;
  box.textContent = words;
  box.hidden = words === '';
}
