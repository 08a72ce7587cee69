import {find, findAll} from './find.ts';
import {mayRemember} from './may-remember.ts';

type Messenger = (command: string, ...rest: unknown[]) => void;

/** Before its script is there, the messenger's function keeps what it is told. Source: developers.intercom.com, "Basic JavaScript". */
type Waiting = Messenger & {q?: unknown[][]; c?: (told: unknown[]) => void};

/** Where the app says who is here. Source: src/data/session/session.ts. */
const userKey = 'faro.user';

/** As long as this page is open, and it may be come back to. */
let isBooted = false;

/** The part of `GET /users/me` that proves to the chat who writes. */
type Person = {id: string; email: string; firstName: string; lastName: string; intercomUserHash: string | null};

/**
 * Opens the chat when somebody asks for it; nothing of it is loaded before. Who is signed in is named to it, with the server's proof, and
 * forgotten when the page is left. Rules: SIT10, SIT11. Source: S3.01, S7.21.
 */
export function openChat(): void {
  const [button] = findAll<HTMLButtonElement>('button[data-chat]');
  if (!button) return;
  const words = button.textContent;
  let isOpening = false;
  button.addEventListener('click', () => {
    if (isOpening) return;
    isOpening = true;
    button.textContent = button.dataset['opening'] ?? '';
    void begin(button.dataset['chat'] ?? '', button.dataset['language'] ?? '')
      .catch(() => {
        const note = find('[data-chat-note]');
        if (note) note.textContent = button.dataset['failed'] ?? '';
      })
      .finally(() => {
        isOpening = false;
        button.textContent = words;
      });
  });
}

async function begin(appId: string, language: string): Promise<void> {
  if (!isBooted) {
    const proof = await readProof();
    if (!globalThis.Intercom) await load(appId);
    tell('boot', {
      api_base: 'https://api-iam.intercom.io',
      app_id: appId,
      language_override: language,
      // Ours opens it; another one would lie over the page.
      hide_default_launcher: true,
      ...proof,
    });
    isBooted = true;
    if (proof) {
      addEventListener('pagehide', end, {once: true});
      // Somebody else comes, or nobody is here any more, in another tab.
      addEventListener('storage', ({key}) => {
        if (key === null || key === userKey) end();
      });
    }
  }
  tell('show');
}

/** The next person at this device must not read what this one wrote. */
function end(): void {
  tell('shutdown');
  isBooted = false;
}

function tell(...told: Parameters<Messenger>): void {
  globalThis.Intercom?.(...told);
}

async function load(appId: string): Promise<void> {
  const waiting: Waiting = (...told) => waiting.c?.(told);
  waiting.q = [];
  waiting.c = (told) => waiting.q?.push(told);
  globalThis.Intercom = waiting;
  const script = document.createElement('script');
  script.src = `https://widget.intercom.io/widget/${appId}`;
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve, {once: true});
    script.addEventListener('error', reject, {once: true});
    document.head.append(script);
  }).catch((error: unknown) => {
    script.remove();
    // The next press tries again.
    globalThis.Intercom = undefined;
    throw error;
  });
}

/** Null for who is not signed in, for an admin who acts as somebody, and where the server has no secret to prove anybody with. */
async function readProof(): Promise<object | null> {
  if (!mayRemember() || localStorage.getItem(userKey) === null) return null;
  let answer = await fetch('/api/v1/users/me');
  if (answer.status === 401) {
    const headers = {'content-type': 'application/json'};
    await fetch('/api/v1/session/refresh', {method: 'POST', headers, body: '{}'});
    answer = await fetch('/api/v1/users/me');
  }
  if (!answer.ok) return null;
  const {id, email, firstName, lastName, intercomUserHash} = (await answer.json()) as Person;
  if (intercomUserHash === null) return null;
  return {user_id: id, user_hash: intercomUserHash, email, name: `${firstName} ${lastName}`};
}

declare global {
  /** There once its script, or what keeps its place, is. */
  var Intercom: Messenger | undefined;
}
