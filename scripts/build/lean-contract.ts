import {parseSync, Visitor, type ESTree, type Plugin} from 'vite';

/** What the server alone reads of an endpoint, and the reasons of a table. */
const ofEndpoints = ['summary', 'input', 'output', 'failures', 'inSpace', 'perMinute', 'bodyLimitBytes', 'reasons'];

/** What the server alone reads of a table. */
export const ofTables = [
  'createRoles',
  'editRoles',
  'quietFields',
  'authorField',
  'authorReason',
  'mostPer',
  'carriesEditsOf',
  'references',
  'lockField',
];

const serverOnly = new Set<string>([...ofEndpoints, ...ofTables]);
const definers = new Set(['defineEndpoint', 'defineServerTable', 'defineSyncedTable']);

/** A part of a source, and what stands there instead. */
type Edit = {readonly start: number; readonly end: number; readonly text: string};

const leanFilter = {
  id: /\/contract\/[^?]*\.ts$/,
  code: /\bz\.|Schema\b|\bdefine(?:Endpoint|ServerTable|SyncedTable)\(/,
};

/** Leaves what only the server reads out of the contract that is built for the client, zod with all schemas among it. Decision 009. */
export const leanContract: Plugin = {
  name: 'faro:lean-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: leanFilter,
    handler: (code) => ({code: makeLean(code), map: null}),
  },
};

/**
 * The same for the bundles of workers, but for one that reads files from elsewhere and so checks them with the contract's own schemas. One for
 * each bundle.
 *
 * @param entry what the file of that worker is called.
 */
export function leanContractBut(entry: string): Plugin {
  let isWhole = false;
  return {
    name: 'faro:lean-contract-but',
    apply: 'build',
    enforce: 'pre',
    buildStart: ({input}) => {
      isWhole = JSON.stringify(input).includes(entry);
    },
    transform: {
      filter: leanFilter,
      handler: (code) => (isWhole ? null : {code: makeLean(code), map: null}),
    },
  };
}

/**
 * A contract's source as the client needs it: an endpoint is an address and who may call it, a table the names of its fields and what is asked on
 * a device. A schema is what begins with `z`, with a name that ends in `Schema`, or with the `row` of a table; it
 * becomes `undefined`.
 *
 * @throws Error when the row of a table is no `z.object({…})`: the names of its fields must stand there.
 */
export function makeLean(code: string): string {
  const edits: Edit[] = [];
  const rows = new Set<ESTree.Node>();
  new Visitor({
    CallExpression(call) {
      if (definers.has(nameOf(call.callee))) editDefined(call);
      else if (!rows.has(call) && isSchema(call)) edits.push({start: call.start, end: call.end, text: 'undefined'});
    },
  }).visit(parseSync('contract.ts', code).program);
  return apply(code, edits);

  function editDefined({arguments: [fields]}: ESTree.CallExpression): void {
    for (const field of propertiesOf(fields)) {
      const {start, end} = field;
      if (serverOnly.has(nameOf(field.key))) edits.push({start, end: code[end] === ',' ? end + 1 : end, text: ''});
      else if (nameOf(field.key) === 'row') editRow(field.value);
    }
  }

  function editRow(row: ESTree.Node): void {
    const shape = row.type === 'CallExpression' ? row.arguments[0] : undefined;
    if (shape?.type !== 'ObjectExpression') throw new Error('the row of a table is to be written as z.object({…})');
    rows.add(row);
    edits.push({start: row.start, end: shape.start, text: '{shape: '}, {start: shape.end, end: row.end, text: '}'});
    for (const {value} of propertiesOf(shape)) edits.push({start: value.start, end: value.end, text: 'undefined'});
  }
}

/** Tells whether a call makes a schema, also of the row of a table. One that looks at a value is left: the client has no business there, and zod would show in its size. */
function isSchema(call: ESTree.CallExpression): boolean {
  let node: ESTree.Node = call;
  while (node.type === 'CallExpression' || node.type === 'MemberExpression') {
    if (node.type === 'MemberExpression' && /parse/i.test(nameOf(node.property))) return false;
    if (node.type === 'MemberExpression' && nameOf(node.property) === 'row') return true;
    node = node.type === 'CallExpression' ? node.callee : node.object;
  }
  return /^z$|Schema$/.test(nameOf(node));
}

function propertiesOf(node: ESTree.Node | undefined): ESTree.ObjectProperty[] {
  return node?.type === 'ObjectExpression' ? node.properties.filter((one) => one.type === 'Property') : [];
}

function nameOf(node: ESTree.Node): string {
  return node.type === 'Identifier' ? node.name : '';
}

/** Makes the edits; one that lies in another that was made is dropped. */
function apply(code: string, edits: readonly Edit[]): string {
  let lean = '';
  let done = 0;
  for (const {start, end, text} of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue;
    lean += code.slice(done, start) + text;
    done = end;
  }
  return lean + code.slice(done);
}
