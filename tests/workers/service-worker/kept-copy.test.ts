import {expect, test} from 'vitest';
import {markKeptCopy} from '#workers/service-worker/mark-kept-copy.ts';

test('[PAY14] the copy of the app that a page that pays gets without a network says so, and keeps its headers', async () => {
  const policy = "default-src 'none'";
  const kept = new Response('<!doctype html><html><head><title>Faro</title></head><body></body></html>', {
    headers: {'content-type': 'text/html', 'content-security-policy': policy, 'content-length': '70'},
  });
  const answer = await markKeptCopy(kept);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html');
  expect(answer.headers.get('content-security-policy')).toBe(policy);
  expect(answer.headers.has('content-length')).toBe(false);
  expect(await answer.text()).toBe(
    '<!doctype html><html><head><meta name="faro:kept-copy" content="yes" /><title>Faro</title></head><body></body></html>',
  );
});
