import {fail, failureCodes, succeed, type Failure, type FailureCode, type Outcome} from '#contract/kernel/failure.ts';
import {protocolHeader} from '#contract/wire-version.ts';
import {isRecord} from '#contract/kernel/is-record.ts';

/** An answer of ours: its JSON as received, and what it says. */
export type ReadAnswer = {readonly text: string; readonly value: unknown};

/**
 * Reads an answer if it is ours and whole: a JSON content type plus the protocol header, else a captive portal or a proxy has answered,
 * and JSON to its end, else it was cut on the way; then we are offline. A refusal of ours counts by its status, whatever its body is.
 * A 413 of a proxy is believed: it never reached us. Rules: TRA1, TRA2.
 */
export async function readAnswer(response: Response): Promise<Outcome<ReadAnswer>> {
  if (response.status === 413) return fail('too-large', 'request.too-large');
  if (!response.headers.has(protocolHeader) || (response.ok && !isJson(response)))
    return fail('offline', 'network.not-ours');
  const text = await response.text();
  if (!response.ok) return {ok: false, failure: readFailure(response, text)};
  const value = parseWhole(text);
  // Also what is stored as received is parsed: a page cut short would never be read again, and never be fetched again.
  return value === undefined ? fail('offline', 'network.cut-short') : succeed({text, value});
}

function isJson(response: Response): boolean {
  return /^application\/json\b/i.test(response.headers.get('content-type') ?? '');
}

/** What the body of a refusal says, with its wait. Source: D26. */
function readFailure(response: Response, text: string): Failure {
  const error = parseError(text);
  const code = failureCodes.find((known) => known === error.code) ?? codeOfStatus(response.status);
  const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
  return {
    code,
    reason: typeof error.reason === 'string' ? error.reason : 'server.unexpected',
    ...(isDetails(error.details) && {details: error.details}),
    ...(retryAfterMs !== undefined && {retryAfterMs}),
  };
}

type LooseError = {code?: unknown; reason?: unknown; details?: unknown};

function parseError(text: string): LooseError {
  const body = parseWhole(text);
  // Of an answer cut short the status says enough.
  return isRecord(body) && isRecord(body['error']) ? body['error'] : {};
}

/** @returns undefined when the text is not JSON to its end. */
function parseWhole(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function codeOfStatus(status: number): FailureCode {
  if (status === 401) return 'unauthorized';
  if (status === 429) return 'rate-limited';
  return status === 503 ? 'provider-down' : 'unexpected';
}

/** Whole seconds to milliseconds; the form with a date is never sent by us. */
function readRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) * 1_000 : undefined;
}

function isDetails(value: unknown): value is NonNullable<Failure['details']> {
  return isRecord(value) && Object.values(value).every((part) => ['string', 'number', 'boolean'].includes(typeof part));
}
