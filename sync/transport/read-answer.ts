import {fail, failureCodes, succeed, type Failure, type FailureCode, type Outcome} from '#contract/kernel/failure.ts';
import {protocolHeader} from '#contract/wire-version.ts';

/**
 * Reads an answer's text if it is ours: a JSON content type plus the protocol header, else a captive portal or
 * a proxy has answered, and we are offline. A 413 of a proxy is believed: it never reached us. Rules: TRA1, TRA2.
 */
export async function readAnswer(response: Response): Promise<Outcome<string>> {
  if (response.status === 413) return fail('too-large', 'request.too-large');
  if (!isOurs(response)) return fail('offline', 'network.not-ours');
  const text = await response.text();
  if (response.ok) return succeed(text);
  return {ok: false, failure: readFailure(response, text)};
}

function isOurs(response: Response): boolean {
  const isJson = /^application\/json\b/i.test(response.headers.get('content-type') ?? '');
  return isJson && response.headers.has(protocolHeader);
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
  try {
    const body: unknown = JSON.parse(text);
    if (isRecord(body) && isRecord(body['error'])) return body['error'];
    return {};
  } catch (error) {
    // An answer cut short: its status says enough.
    if (error instanceof SyntaxError) return {};
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isDetails(value: unknown): value is NonNullable<Failure['details']> {
  return isRecord(value) && Object.values(value).every((part) => ['string', 'number', 'boolean'].includes(typeof part));
}
