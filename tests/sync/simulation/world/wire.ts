import type {Cookies} from '#tests/fakes/memory-server/server.ts';
import type {SentRequest} from '#tests/fakes/network.ts';
import type {Dice} from './dice.ts';
import type {Timeline} from '#tests/sync/simulation/judge/timeline.ts';

/** How a device's network is: how often it loses, repeats, delays, or lets somebody else answer; from 0 to 1. */
export type Weather = {
  isDown: boolean;
  loss: number;
  repeat: number;
  strange: number;
};

/** What stands between one device and the server. */
export type WireParts = {
  readonly name: string;
  readonly dice: Dice;
  readonly timeline: Timeline;
  readonly weather: Weather;
  /** The cookies at this moment. */
  readonly cookies: () => Cookies | null;
  readonly handle: (request: SentRequest, cookies: Cookies | null) => Promise<Response>;
};

/** What becomes of one request. */
type Fate = {
  readonly reaches: boolean;
  readonly repeats: boolean;
  /** What the sender hears. */
  readonly hears: 'answer' | 'nothing' | 'portal' | 'cut' | 'busy';
  readonly outMs: number;
  readonly backMs: number;
  readonly repeatMs: number;
};

/** A tab on the wire: `boundary` is called wherever it may end. */
export type WiredTab = {readonly name: string; readonly boundary: () => void};

/** The network as its tabs see it. */
export type Wire = {fetchFor(tab: WiredTab): typeof fetch};

/** Makes a network. Everything that happens on it is decided by dice, and happens at its time. */
export function createWire(parts: WireParts): Wire {
  const {name, dice, timeline, weather} = parts;
  let sent = 0;
  const arrive = async (request: SentRequest, cookies: Cookies | null): Promise<Response> => {
    timeline.note(`${name} → ${describe(request)}`);
    return parts.handle(request, cookies);
  };
  const send = (request: SentRequest, tab: WiredTab, answer: Answering): void => {
    sent += 1;
    const number = sent;
    const fate = decide(dice, `${name} ${sent}`, weather);
    const cookies = parts.cookies();
    timeline.note(`${tab.name} ${sent} ${describe(request)} ${fate.reaches ? '' : 'lost '}${fate.hears}`);
    tab.boundary();
    const back = (run: () => void): void => {
      timeline.plan(fate.backMs, () => {
        timeline.note(`${tab.name} ${number} is answered`);
        tab.boundary();
        run();
      });
    };
    const isLost = new TypeError('network');
    if (fate.hears === 'portal') back(() => answer.resolve(portalPage()));
    else if (!fate.reaches) back(() => answer.reject(isLost));
    else
      timeline.plan(fate.outMs, () => {
        void arrive(request, cookies).then(async (response) => {
          const heard = await hear(fate, response, dice(name, 'cut', sent));
          back(() => (heard ? answer.resolve(heard) : answer.reject(isLost)));
        });
      });
    if (fate.repeats) timeline.plan(fate.repeatMs, () => void arrive(request, cookies));
  };
  return {
    fetchFor:
      (tab) =>
      async (input, init = {}) => {
        const answer = Promise.withResolvers<Response>();
        init.signal?.addEventListener('abort', () => answer.reject(init.signal?.reason), {once: true});
        send(
          {method: init.method ?? 'GET', path: String(input instanceof Request ? input.url : input), init},
          tab,
          answer,
        );
        return answer.promise;
      },
  };
}

function portalPage(): Response {
  return new Response('<h1>Sign in to Wi-Fi</h1>', {headers: {'content-type': 'text/html'}});
}

type Answering = Pick<PromiseWithResolvers<Response>, 'resolve' | 'reject'>;

function describe({method, path, init}: SentRequest): string {
  const short = path.split('?')[0]?.replace('/api/v1/', '') ?? '';
  return `${method} ${short} ${typeof init.body === 'string' ? init.body.length : 0}`;
}

function decide(dice: Dice, request: string, {isDown, loss, repeat, strange}: Weather): Fate {
  const roll = (label: string) => dice('wire', request, label);
  const outMs = 1 + Math.floor(roll('out') ** 4 * 4_000);
  const backMs = 1 + Math.floor(roll('back') ** 4 * 4_000);
  // Some copies arrive long after whatever is sent next.
  const repeatMs = outMs + Math.floor(roll('after') ** 3 * 120_000);
  const times = {outMs, backMs, repeatMs};
  if (isDown) return {...times, reaches: false, repeats: false, hears: 'nothing'};
  const isLost = roll('loss') < loss;
  const repeats = roll('repeat') < repeat;
  const isStrange = roll('strange') < strange;
  if (isStrange) {
    const kind = roll('kind');
    if (kind < 0.3) return {...times, reaches: false, repeats: false, hears: 'portal'};
    if (kind < 0.7) return {...times, reaches: true, repeats, hears: 'cut'};
    return {...times, reaches: true, repeats, hears: 'busy'};
  }
  if (!isLost) return {...times, reaches: true, repeats, hears: 'answer'};
  // Lost on the way there, on the way back, or given up by the sender and there later.
  return {...times, reaches: roll('where') < 0.5, repeats: roll('late') < 0.3, hears: 'nothing'};
}

async function hear({hears}: Fate, response: Response, where: number): Promise<Response | null> {
  if (hears === 'nothing') return null;
  if (hears === 'answer') return response;
  if (hears === 'busy') {
    const headers = {'content-type': 'text/plain', 'retry-after': '2'};
    return new Response('busy', {status: 503, headers});
  }
  const text = await response.text();
  const short = text.slice(0, Math.floor(text.length * where));
  return new Response(short, {status: response.status, headers: response.headers});
}
