import {beforeEach, expect, test} from 'vitest';
import {followInstalls} from '#src/shell/start/follow-installs.ts';

/** A registration as a browser keeps it; its workers pass from one place to the next. */
class FakeRegistration extends EventTarget {
  installing: ServiceWorker | null = null;
  waiting: ServiceWorker | null = null;
  active: ServiceWorker | null = null;

  find(): void {
    // Only that it tells of its state is needed of a worker.
    this.installing = new EventTarget() as ServiceWorker;
    this.dispatchEvent(new Event('updatefound'));
  }

  finish(): void {
    this.waiting = this.leave('installed');
    this.waiting?.dispatchEvent(new Event('statechange'));
  }

  fail(): void {
    this.leave('redundant')?.dispatchEvent(new Event('statechange'));
  }

  private leave(state: ServiceWorkerState): ServiceWorker | null {
    const worker = this.installing;
    this.installing = null;
    return worker && Object.assign(worker, {state});
  }
}

let registration: FakeRegistration;
let announced: number;
let retried: number;
const follow = () => followInstalls(registration, {announce: () => (announced += 1), retry: () => (retried += 1)});

beforeEach(() => {
  registration = new FakeRegistration();
  registration.active = new EventTarget() as ServiceWorker;
  announced = 0;
  retried = 0;
});

test('[SHL5] a version found while the page is open is told of once it waits', () => {
  follow();
  registration.find();
  expect(announced).toBe(0);
  registration.finish();
  expect(announced).toBe(1);
});

test('[SHL5] a page opened while another tab has a version installed hears of it too', () => {
  registration.find();
  follow();
  registration.finish();
  expect(announced).toBe(1);
});

test('[SHL5] a version that waits already is told of at once', () => {
  registration.find();
  registration.finish();
  follow();
  expect(announced).toBe(1);
});

test('[SHL5] the first worker of all is no new version', () => {
  registration.active = null;
  follow();
  registration.find();
  registration.finish();
  expect(announced).toBe(0);
});

test('[SHL6] the first worker of all that could not be installed is tried again, a later one is not', () => {
  registration.active = null;
  follow();
  registration.find();
  registration.fail();
  expect(retried).toBe(1);
  registration.active = new EventTarget() as ServiceWorker;
  registration.find();
  registration.fail();
  expect([retried, announced]).toEqual([1, 0]);
});
