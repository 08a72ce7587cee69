import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {registerWorker} from '#src/shell/start/register-worker.ts';

const scriptURL = 'https://faro.test/sw.js';

/** A worker of whom only its state is told. */
class FakeWorker extends EventTarget {
  readonly scriptURL = scriptURL;
  state: ServiceWorkerState = 'installing';

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A registration as a browser keeps it; its workers pass from one place to the next. */
class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;

  find(): void {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
  }

  finish(): void {
    this.waiting = this.installing;
    this.installing = null;
    this.waiting?.become('installed');
    // A version is told of once it really waits, and is not on its way to work.
    vi.runAllTimers();
  }

  begin(): void {
    this.active = this.waiting;
    this.waiting = null;
    this.active?.become('activating');
  }

  fail(): void {
    const failed = this.installing;
    this.installing = null;
    failed?.become('redundant');
  }
}

/** The browser's door to workers, which knows one registration. */
class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  // A browser registers one after the other: it answers only when what another tab has installed is through.
  register = async () => registration;
}

let registration: FakeRegistration;
let container: FakeContainer;
const announce = vi.fn<() => void>();
const retry = vi.fn<() => void>();
const follow = async () => registerWorker({announce, retry});

beforeEach(() => {
  vi.useFakeTimers();
  registration = new FakeRegistration();
  container = new FakeContainer();
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('navigator', {serviceWorker: container});
  vi.stubGlobal('location', {href: 'https://faro.test/'});
  vi.stubGlobal('document', {readyState: 'complete'});
  keep();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

/** A worker keeps the app already, and serves this page. */
function keep(): void {
  registration.active = new FakeWorker();
  container.controller = registration.active;
}

function forget(): void {
  registration.active = null;
  container.controller = null;
}

test('[SHL5] a version found while the page is open is told of once it waits', async () => {
  await follow();
  registration.find();
  expect(announce).not.toHaveBeenCalled();
  registration.finish();
  expect(announce).toHaveBeenCalled();
});

test('[SHL5] a version found after another one could not be installed is told of too', async () => {
  await follow();
  for (const afterMs of [0, 61_000, 61_000]) {
    vi.advanceTimersByTime(afterMs);
    registration.find();
    registration.fail();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(announce).not.toHaveBeenCalled();
  registration.find();
  registration.finish();
  expect(announce).toHaveBeenCalled();
});

test('[SHL5] a version that waits already, such as one that another tab has found, is told of at once', async () => {
  registration.find();
  registration.finish();
  await follow();
  expect(announce).toHaveBeenCalled();
});

test('[SHL5] a version that another tab has started is told of', async () => {
  await follow();
  container.controller = new FakeWorker();
  container.dispatchEvent(new Event('controllerchange'));
  expect(announce).toHaveBeenCalled();
});

test('[SHL5] the first worker of all is no new version', async () => {
  forget();
  await follow();
  registration.find();
  registration.finish();
  registration.begin();
  container.controller = registration.active;
  container.dispatchEvent(new Event('controllerchange'));
  expect(announce).not.toHaveBeenCalled();
});

test('[SHL6] the first worker of all that could not be installed is tried again, a later one is not', async () => {
  forget();
  await follow();
  registration.find();
  registration.fail();
  expect(retry).toHaveBeenCalledTimes(1);
  keep();
  registration.find();
  registration.fail();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(announce).not.toHaveBeenCalled();
});
