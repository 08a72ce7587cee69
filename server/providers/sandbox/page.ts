import type {FastifyInstance} from 'fastify';
import {fail} from '#contract/kernel/failure.ts';
import {escapeHtml} from '#server/http/escape-html.ts';
import {isSameOrigin} from '#server/http/same-origin.ts';
import {sendFailure} from '#server/http/send-failure.ts';
import {addDevPages, sendDevPage} from './dev-page.ts';
import type {Sandbox} from './sandbox.ts';

/** Where the page is. */
const sandboxPath = '/dev/sandbox';

/** Mounts a page whose buttons make the sandboxes in use fail, for whoever sits at this machine. Rule: VEN5. */
export function addSandboxPage(app: FastifyInstance, sandboxes: readonly Sandbox[]): void {
  addDevPages(app, sandboxPath, (scope) => {
    // A form without fields: there is nothing to read.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    scope.get(sandboxPath, async (_request, reply) =>
      sendDevPage(reply, sandboxPath, 'Sandboxes', sandboxes.map(toSection).join('\n') || '<p>None is in use.</p>'),
    );
    scope.post<{Params: {name: string; fault: string}}>(`${sandboxPath}/:name/:fault`, async (request, reply) => {
      const {name, fault} = request.params;
      const sandbox = sandboxes.find((one) => one.name === name);
      if (!isSameOrigin(request, undefined))
        return sendFailure(reply, fail('forbidden', 'request.foreign-origin').failure);
      if (!sandbox?.faults.includes(fault))
        return sendFailure(reply, fail('not-found', 'request.no-such-address').failure);
      sandbox.failNext(fault);
      return reply.redirect(sandboxPath, 303);
    });
  });
}

function toSection({name, faults}: Sandbox): string {
  const buttons = faults.map(
    (fault) =>
      `<form method="post" action="${sandboxPath}/${name}/${fault}"><button>The next is ${fault}</button></form>`,
  );
  return `<h2>${escapeHtml(name)}</h2>\n${buttons.join('\n')}`;
}
