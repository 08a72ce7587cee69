import type {Plugin} from 'vite';

/** What the server alone reads of an endpoint or a table, as the formatter writes it: up to the next property, or the end. */
const serverOnly =
  /^  (?:summary|input|output|failures|inSpace|perMinute|bodyLimitBytes|reasons): .*?,\n(?=  \w|\}\))/gms;

/** Leaves what only the server reads out of the client's endpoints and tables: to a browser they are an address and who may. Decision 009. */
export const leanEndpoints: Plugin = {
  name: 'faro:lean-endpoints',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: {id: /\/contract\/[^?]*\.ts$/, code: /define(?:Endpoint|SyncedTable)\(/},
    handler: (code) => ({code: code.replaceAll(serverOnly, ''), map: null}),
  },
};
