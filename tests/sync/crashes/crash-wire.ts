import type {Cookies} from '#tests/fakes/memory-server/server.ts';
import type {Timeline} from '#tests/sync/simulation/judge/timeline.ts';
import type {CrashServer} from './crash-server.ts';

/** How long a request, and its answer, is on its way. */
const oneWayMs = 20;

/** What was sent by a page that ended arrives so late that the next page is at work. */
const lateMs = 700;

const accessToken: Cookies = {
  userId: '',
  antiForgeryToken: 'token',
  accessUntilMs: Infinity,
  renewableUntilMs: Infinity,
};

/** Hears of a moment at which a page may end: before something is written or sent, or after. */
export type Boundary = (when: 'before' | 'after', what: string) => void;

/** What stands between a page and the server. */
export type CrashWireParts = {
  readonly browser: {readonly name: string; readonly userId: string; readonly isOffline: boolean};
  readonly server: CrashServer;
  readonly timeline: Timeline;
  readonly boundary: Boundary;
  readonly isGone: () => boolean;
};

/**
 * A network without faults, on which a page can end three times with each request: before it leaves, while it is under way, and when
 * the server has acted and nobody hears the answer.
 */
export function createCrashWire({browser, server, timeline, boundary, isGone}: CrashWireParts): typeof fetch {
  return async (input, init = {}) => {
    const request = {method: init.method ?? 'GET', path: String(input instanceof Request ? input.url : input), init};
    const what = `${request.method} ${request.path.split('?')[0]}`;
    if (browser.isOffline) throw new TypeError('network');
    const answer = Promise.withResolvers<Response>();
    init.signal?.addEventListener('abort', () => answer.reject(init.signal?.reason), {once: true});
    boundary('before', what);
    if (isGone()) return answer.promise;
    boundary('after', what);
    timeline.plan(isGone() ? lateMs : oneWayMs, () => {
      timeline.note(`${browser.name} → ${what}`);
      void server.handle(request, {...accessToken, userId: browser.userId}).then((response) => {
        timeline.plan(oneWayMs, () => {
          boundary('after', `${what} answered`);
          if (!isGone()) answer.resolve(response);
        });
      });
    });
    return answer.promise;
  };
}
