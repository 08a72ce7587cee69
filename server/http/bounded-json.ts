import type {FastifyError, FastifyInstance} from 'fastify';

/** The deepest body of ours has eight levels. */
const maxDepth = 32;
/** The largest push has some tens of thousands of names, and as many values as fit into its bytes. */
const maxNames = 200_000;
const maxValues = 1_500_000;

/** In UTF-16 units: one look at this much takes a millisecond. */
const largeLength = 256 * 1024;

const [quote, comma, colon, openList, closeList, openObject, closeObject] = [34, 44, 58, 91, 93, 123, 125];

/**
 * Whether a body of JSON is nested more deeply, or has more names or values, than any of ours: reading and checking such a one would keep
 * everybody else waiting. One look at each character, and none at what stands within texts; whether it is JSON at all is not looked at. Rule: WAY2.
 */
export function isExcessive(text: string): boolean {
  let depth = 0;
  let names = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfText(text, at);
    else if (code === openList || code === openObject) depth += 1;
    else if (code === closeList || code === closeObject) depth -= 1;
    else if (code === comma) values += 1;
    else if (code === colon) names += 1;
    if (depth > maxDepth || names > maxNames || values > maxValues) return true;
  }
  return false;
}

/** The place of the quote that ends a text; that of the end where none does. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charAt(end - 1 - escapes) === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

/** Refuses bodies of JSON that no client of ours sends before they are read. Rule: WAY2. */
export function boundJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', {parseAs: 'string'}, (request, body, done) => {
    if (!isExcessive(body)) {
      // Of a large one others go on between the two looks at it.
      if (body.length > largeLength) return void setImmediate(() => void parse(request, body, done));
      return void parse(request, body, done);
    }
    const refused: Partial<FastifyError> & Error = new Error('a body that is no client’s');
    done(Object.assign(refused, {statusCode: 400}));
  });
}
