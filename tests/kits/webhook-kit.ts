import {sql} from 'drizzle-orm';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {openJobs} from '#server/jobs/open-jobs.ts';
import {createEventWorker, providerEventJob} from '#server/modules/webhooks/provider-event-job.ts';
import {providerEvents} from '#server/modules/webhooks/table.ts';
import type {Webhook} from '#server/modules/webhooks/webhook.ts';
import type {VerifyWebhook} from '#server/providers/webhook.ts';
import {buildServer, type Answer, type TestServer} from './build-server.ts';

type Sent = {readonly payload: string; readonly headers: Readonly<Record<string, string>>};
type Said = {readonly eventId: string; readonly type: string};

/** A vendor's webhook as the kit needs it. */
export type WebhookUnderTest = {
  readonly verify: VerifyWebhook;
  /** A request as the vendor sends it, signed at that moment. */
  readonly sign: (said: Said, sentAtMs: number) => Sent;
  /** The same as somebody sends it who does not have the vendor's key. */
  readonly forge: (said: Said, sentAtMs: number) => Sent;
  /** After how long a request is too old. */
  readonly toleranceMs: number;
};

/** Has what waits worked on, as a node that listens does. @returns how many events it tried. */
export async function workOnEvents({database, clock}: TestServer, webhooks: readonly Webhook[]): Promise<number> {
  const jobs = await openJobs({database, kinds: [providerEventJob], report: () => undefined});
  await database.$client.query(`update pgboss.job set start_after = now() where name = 'provider-event'`);
  const count = await jobs.runDue(createEventWorker({database, now: () => clock.nowMs, webhooks}));
  await jobs.close();
  return count;
}

/** Sends what a vendor says to its webhook. */
export async function sendEvent(server: TestServer, provider: string, {payload, headers}: Sent): Promise<Answer> {
  return server.openDevice().request({method: 'POST', url: `/api/v1/webhooks/${provider}`, payload, headers});
}

/** What every vendor's webhook must do, over the real route, store and queue: that of a new one passes it. */
export function webhookKit(provider: string, under: WebhookUnderTest): void {
  describe(`the webhook of ${provider}`, () => {
    let server: TestServer;
    let trouble: Error | undefined;
    const worked: string[] = [];
    // What the vendor would answer if it were asked now: whoever works asks it, and does not believe the event.
    const objects = new Map<string, string>();
    const webhook: Webhook = {
      provider,
      verify: under.verify,
      work: async ({eventId}) => {
        const state = objects.get('one') ?? 'none';
        return async (tx) => {
          await tx.execute(
            sql`insert into kit_state values ('one', ${state}) on conflict (id) do update set state = ${state}`,
          );
          if (trouble) throw trouble;
          worked.push(eventId);
        };
      },
    };
    beforeAll(async () => {
      server = await buildServer({}, [webhook]);
      await server.database.execute(sql`create table kit_state (id text primary key, state text)`);
    });
    afterAll(() => server.close());

    let made = 0;
    const newEvent = (): Said => ({eventId: `evt_${(made += 1)}`, type: 'thing.updated'});
    const send = (sent: Sent) => sendEvent(server, provider, sent);
    const work = () => workOnEvents(server, [webhook]);
    const stored = () => server.database.$count(providerEvents);
    const now = () => server.clock.nowMs;

    test('[WHK1] a request that another key signed, that was altered, or that is not signed is refused, and nothing of it kept', async () => {
      const {payload, headers} = under.sign(newEvent(), now());
      const altered = payload.replace('thing.updated', 'thing.deleted');
      const plain = {'content-type': 'application/json'};
      const bad = [under.forge(newEvent(), now()), {payload: altered, headers}, {payload, headers: plain}];
      for (const sent of [...bad, {payload: '', headers}, {payload: `${payload} `, headers}])
        expect((await send(sent)).status).toBe(400);
      expect(await stored()).toBe(0);
    });

    test('[WHK1] a request that was signed too long ago is refused, one just before is taken', async () => {
      const sent = under.sign(newEvent(), now() - under.toleranceMs - 1_000);
      expect((await send(sent)).status).toBe(400);
      expect(await stored()).toBe(0);
      expect((await send(under.sign(newEvent(), now() - under.toleranceMs + 1_000))).status).toBe(200);
      await work();
    });

    test('[WHK2] [WHK3] the same event, sent several times at once and again later, is stored and worked on once', async () => {
      worked.length = 0;
      const event = newEvent();
      const before = await stored();
      const answers = await Promise.all([1, 2, 3].map(() => send(under.sign(event, now()))));
      expect(answers.map(({status}) => status)).toEqual([200, 200, 200]);
      await work();
      expect((await send(under.sign(event, now() + 1_000))).status).toBe(200);
      expect(await work()).toBe(0);
      expect(worked).toEqual([event.eventId]);
      expect(await stored()).toBe(before + 1);
    });

    test('[WHK3] events in the wrong order lead to what the vendor has now', async () => {
      const [older, newer] = [newEvent(), newEvent()];
      objects.set('one', 'new');
      await send(under.sign(newer, now()));
      await work();
      await send(under.sign(older, now() - 60_000));
      await work();
      const {rows} = await server.database.execute<{state: string}>(sql`select state from kit_state`);
      expect(rows).toEqual([{state: 'new'}]);
      expect(worked.slice(-2)).toEqual([newer.eventId, older.eventId]);
    });

    test('[WHK3] an event that was stored and not worked on, since all ended in between, is worked on by whoever comes next', async () => {
      const event = newEvent();
      await send(under.sign(event, now()));
      trouble = new Error('the node died');
      objects.set('one', 'never written');
      expect(await work()).toBe(1);
      const {rows} = await server.database.execute<{state: string}>(sql`select state from kit_state`);
      expect(rows).toEqual([{state: 'new'}]);
      trouble = undefined;
      expect(await work()).toBe(1);
      expect(worked.at(-1)).toBe(event.eventId);
      expect(await work()).toBe(0);
    });
  });
}
