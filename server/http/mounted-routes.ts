import type {FastifyInstance} from 'fastify';
import type {Endpoint} from '#contract/kernel/endpoint.ts';

/** Everything the server answers to: routes as `METHOD /path`, and the endpoints among them. */
export type Mounted = {readonly routes: Set<string>; endpoints: readonly Endpoint[]};

const decorator = 'mounted';

/** Notes every route from here on, so that a test can tell that none lacks a policy. The HEAD beside each GET is the same route. Rule: POL1. */
export function noteRoutes(app: FastifyInstance): void {
  const mounted: Mounted = {routes: new Set(), endpoints: []};
  app.decorate(decorator, mounted);
  app.addHook('onRoute', ({method, url}) => {
    for (const one of [method].flat()) if (one !== 'HEAD') mounted.routes.add(`${one} ${url}`);
  });
}

/** What was noted on a server. */
export function mountedOn(app: FastifyInstance): Mounted {
  return app.getDecorator<Mounted>(decorator);
}
