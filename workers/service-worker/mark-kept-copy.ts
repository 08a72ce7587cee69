import {keptCopyMark} from '#contract/payments/paying-paths.ts';

/**
 * The app that is kept on this device, marked as such for a page that pays: it came with the headers of other pages, and its address does
 * not say so. A mark in the page is read alike in every browser. Rule: PAY14.
 */
export async function markKeptCopy(copy: Response): Promise<Response> {
  const page = await copy.text();
  const headers = new Headers(copy.headers);
  // They describe what was kept, not what is answered.
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(page.replace('<head>', `<head><meta name="${keptCopyMark}" content="yes" />`), {headers});
}
