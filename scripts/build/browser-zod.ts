/** Names of what would look at a value. */
const parsers = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode', '~standard']);

/**
 * What a browser needs of zod: the names of an object's fields. The server checks what it is sent and shapes what it answers; to the client the
 * same schemas are types. Building them in the page and again in each worker would be a third of the code that a start evaluates.
 *
 * @throws Error when something wants to check a value after all: zod itself must then be shipped. Decision 009.
 */
function describe(shape: Readonly<Record<string, unknown>>): unknown {
  return new Proxy(describe, {
    get: (_target, name) => {
      if (name === 'shape') return shape;
      if (parsers.has(String(name))) throw new Error(`zod.${String(name)} does not run in a browser`);
      return describe(shape);
    },
    apply: (_target, _self, [given]: unknown[]) => describe(isShape(given) ? {...shape, ...given} : shape),
  });
}

/** A plain object of fields: what `object` and `extend` are given, and the options of others, whose names nobody reads. */
function isShape(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

/** Stands for zod in the built client; see `vite.config.ts`. */
export const z = describe({});
