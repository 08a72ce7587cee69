import {expect, test} from 'vitest';
import {createRunner, idleMs, type HiredWorker} from '#workers/host/runner.ts';

type Api = {number: number; work: (name: string) => Promise<string>};

/** Workers that answer when told to, and a clock that runs when told to. */
function startRunner() {
  const hired: (HiredWorker<Api> & {dismissed: boolean; break: (error: Error) => void})[] = [];
  const begun: string[] = [];
  const finish = new Map<string, (outcome: string | Error) => void>();
  const timers = new Map<() => void, number>();
  const work = async (name: string): Promise<string> =>
    new Promise((resolve, reject) => {
      begun.push(name);
      finish.set(name, (outcome) => (typeof outcome === 'string' ? resolve(outcome) : reject(outcome)));
    });
  const runner = createRunner<Api>(
    () => {
      const {promise: failed, reject} = Promise.withResolvers<never>();
      failed.catch(() => {});
      const worker = {
        api: {
          number: hired.length + 1,
          work,
        },
        failed,
        dismissed: false,
        break: reject,
        dismiss: () => {
          worker.dismissed = true;
        },
      };
      hired.push(worker);
      return worker;
    },
    (act, delayMs) => {
      timers.set(act, delayMs);
      return () => timers.delete(act);
    },
  );
  return {runner, hired, begun, finish, timers};
}

const never = new AbortController().signal;
const settle = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('[WRK1] jobs run one behind another in one worker, which is hired with the first', async () => {
  const {runner, hired, begun, finish} = startRunner();
  expect(hired).toHaveLength(0);
  const first = runner.run((api) => api.work('first'), never);
  const second = runner.run((api) => api.work('second'), never);
  await settle();
  expect(begun).toEqual(['first']);
  finish.get('first')?.('one');
  expect(await first).toBe('one');
  await settle();
  finish.get('second')?.('two');
  expect(await second).toBe('two');
  expect(hired).toHaveLength(1);
});

test('[WRK2] aborting ends the worker at once, and the next job gets a fresh one', async () => {
  const {runner, hired, begun, finish} = startRunner();
  const leaving = new AbortController();
  const stuck = runner.run((api) => api.work('stuck'), leaving.signal);
  const next = runner.run((api) => api.work(`next in ${api.number}`), never);
  await settle();
  leaving.abort(new Error('left the screen'));
  await expect(stuck).rejects.toThrow('left the screen');
  expect(hired[0]?.dismissed).toBe(true);
  await settle();
  expect(begun).toEqual(['stuck', 'next in 2']);
  finish.get('next in 2')?.('done');
  expect(await next).toBe('done');
});

test('[WRK2] a job that was aborted while it waited is never begun, and says so at once', async () => {
  const {runner, hired, begun, finish} = startRunner();
  const leaving = new AbortController();
  const first = runner.run((api) => api.work('first'), never);
  const second = runner.run((api) => api.work('second'), leaving.signal);
  await settle();
  leaving.abort();
  await expect(second).rejects.toThrow('abort');
  finish.get('first')?.('one');
  expect(await first).toBe('one');
  await settle();
  expect(begun).toEqual(['first']);
  expect(hired[0]?.dismissed).toBe(false);
});

test('[WRK2] a worker that broke down, or whose job threw, is not used again', async () => {
  const {runner, hired, finish} = startRunner();
  const broken = runner.run((api) => api.work('broken'), never);
  await settle();
  hired[0]?.break(new Error('its script did not load'));
  await expect(broken).rejects.toThrow('did not load');
  const thrown = runner.run((api) => api.work('thrown'), never);
  await settle();
  finish.get('thrown')?.(new Error('a bug'));
  await expect(thrown).rejects.toThrow('a bug');
  expect(hired.map((worker) => worker.dismissed)).toEqual([true, true]);
});

test('[WRK3] an idle worker is dismissed after a while, unless another job comes', async () => {
  const {runner, hired, finish, timers} = startRunner();
  const runNow = async (name: string): Promise<string> => {
    const running = runner.run((api) => api.work(name), never);
    await settle();
    expect(timers.size).toBe(0);
    finish.get(name)?.(name);
    return running;
  };
  await runNow('one');
  expect([...timers.values()]).toEqual([idleMs]);
  await runNow('two');
  const [dismiss] = timers.keys();
  dismiss?.();
  expect(hired.map((worker) => worker.dismissed)).toEqual([true]);
});

test('[WRK9] what is to come after the jobs waits for those given so far, also one that fails, and not for later ones', async () => {
  const {runner, finish} = startRunner();
  await runner.settled();
  const first = runner.run((api) => api.work('first'), never);
  const second = runner.run((api) => api.work('second'), never);
  let isSettled = false;
  const settled = runner.settled().then(() => (isSettled = true));
  void runner.run((api) => api.work('third'), never);
  await settle();
  finish.get('first')?.(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await settle();
  expect(isSettled).toBe(false);
  finish.get('second')?.('two');
  await second;
  await settled;
});
