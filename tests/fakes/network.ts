/**
 * What happens to one request: `pass`; `drop-request`, the server never sees it; `drop-answer`, it is executed and nobody hears; `duplicate`,
 * executed twice; `late`, the sender hears nothing and the server gets it after what is sent next; `portal`, a captive portal answers.
 */
export type Fault = 'pass' | 'drop-request' | 'drop-answer' | 'duplicate' | 'late' | 'portal';

/** One request as it left. */
export type SentRequest = {readonly method: string; readonly path: string; readonly init: RequestInit};

/** Answers a request, as the server does. */
export type Deliver = (request: SentRequest) => Promise<Response>;

/** A network between one device and the server. */
export type Network = {
  readonly fetch: typeof fetch;
  /** Faults of the next requests, first one first; then `decide` is asked. */
  readonly script: Fault[];
  /** What happens to a request no script speaks of. */
  decide: (request: SentRequest) => Fault;
  /** `METHOD path` of each request so far. */
  readonly log: string[];
  /** Lets requests that were held back arrive now. */
  flushLate(): Promise<void>;
};

/** Makes a network that passes everything until told otherwise. */
export function createNetwork(deliver: Deliver): Network {
  const late: SentRequest[] = [];
  const flushLate = async (): Promise<void> => {
    for (const request of late.splice(0)) await deliver(request);
  };
  const network: Network = {
    script: [],
    decide: () => 'pass',
    log: [],
    flushLate,
    fetch: async (input, init = {}) => {
      const path = String(input instanceof Request ? input.url : input);
      const request = {method: init.method ?? 'GET', path, init};
      network.log.push(`${request.method} ${path.split('?')[0]}`);
      const fault = network.script.shift() ?? network.decide(request);
      if (fault === 'late') late.push(request);
      if (fault === 'late' || fault === 'drop-request') throw new TypeError('network lost the request');
      if (fault === 'portal')
        return new Response('<h1>Sign in to Wi-Fi</h1>', {headers: {'content-type': 'text/html'}});
      const answer = await deliver(request);
      if (fault === 'drop-answer') throw new TypeError('network lost the answer');
      const heard = fault === 'duplicate' ? await deliver(request) : answer;
      await flushLate();
      return heard;
    },
  };
  return network;
}
