import type {Attribution} from '#contract/account/attribution.ts';
import {readAttribution} from '#contract/account/read-attribution.ts';

/** Where it is kept until somebody registers on this device. */
const attributionKey = 'faro.attribution';

/** Keeps where this visit comes from when its address says so; the newest word counts. Source: S3.20, S7.21. Rule: ACC27. */
export function noteAttribution({search, pathname}: Pick<Location, 'search' | 'pathname'>): Attribution | null {
  const found = readAttribution(search, pathname);
  if (found) localStorage.setItem(attributionKey, JSON.stringify(found));
  return found;
}

/** What {@link noteAttribution} kept. The server checks it; what is none is nothing. */
export function keptAttribution(): Attribution | null {
  const text = localStorage.getItem(attributionKey);
  if (text === null) return null;
  try {
    const {utmSource = null, utmCampaign = null, originPath = null} = JSON.parse(text) as Partial<Attribution>;
    return {utmSource, utmCampaign, originPath};
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** It is with the person now. */
export function forgetAttribution(): void {
  localStorage.removeItem(attributionKey);
}
