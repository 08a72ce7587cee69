import {expect, test} from 'vitest';
import {fail, succeed, type Outcome} from '#contract/kernel/failure.ts';
import {askRepeatedly, tryRepeatedly} from '#src/data/calls/ask-repeatedly.ts';

/** Answers one after the other, and says how often it was asked and for how long somebody waited. */
function prepare(answers: readonly Outcome<string>[], leaving = new AbortController()) {
  const waits: number[] = [];
  let asked = 0;
  const ask = async (): Promise<Outcome<string>> => {
    asked += 1;
    return answers[asked - 1] ?? fail('unexpected', 'server.unexpected');
  };
  const pause = async (ms: number): Promise<void> => void waits.push(ms);
  return {run: () => askRepeatedly(ask, {signal: leaving.signal, pause}), waits, asked: () => asked};
}

const offline = fail('offline', 'network.unreachable');

test('[ACC29] what may pass is asked again after a second, three times in all', async () => {
  const good = prepare([offline, fail('unexpected', 'server.unexpected'), succeed('here')]);
  expect([await good.run(), good.asked(), good.waits]).toEqual(['here', 3, [1_000, 1_000]]);
  const never = prepare([offline, offline, offline, succeed('too late')]);
  expect([await never.run(), never.asked()]).toEqual([null, 3]);
});

test('[ACC29] a refusal that stands is not asked again', async () => {
  const refused = prepare([fail('unauthorized', 'account.sign-in-required'), succeed('never')]);
  expect([await refused.run(), refused.asked()]).toEqual([null, 1]);
});

test('[ACC29] whoever leaves is not asked for any more', async () => {
  const leaving = new AbortController();
  const left = prepare([offline, succeed('never')], leaving);
  leaving.abort();
  await expect(left.run()).rejects.toThrow('aborted');
  expect(left.asked()).toBe(1);
});

test('[ACC30] whoever wants the refusal gets the last one, after as many tries as were said', async () => {
  let asked = 0;
  const ask = async (): Promise<Outcome<string>> => {
    asked += 1;
    return fail('provider-down', `try.${asked}`);
  };
  const {signal} = new AbortController();
  const answer = await tryRepeatedly(ask, {signal, tries: 2, pause: async () => undefined});
  expect([answer, asked]).toEqual([fail('provider-down', 'try.2'), 2]);
});
