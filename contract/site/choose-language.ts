/** The languages of the public site, and of all pages. Source: S9.01. */
export const siteLanguages = ['es', 'en', 'pt'] as const;

/** One of the site's languages. */
export type SiteLanguage = (typeof siteLanguages)[number];

type Hints = {
  /** Of the query, such as `?lang=en`. */
  readonly asked: string | undefined;
  /** What was chosen last on this device. */
  readonly remembered: string | undefined;
  /** The header `Accept-Language`. */
  readonly accepted: string | undefined;
};

/** The language for whoever opens the bare address: query, memory, browser, Spanish. Rule: SIT2. Source: S2.11, S9.01. */
export function chooseLanguage({asked, remembered, accepted}: Hints): SiteLanguage {
  const wanted = [asked, remembered, ...readAccepted(accepted ?? '')];
  return siteLanguages.find((language) => language === wanted.find(isSiteLanguage)) ?? 'es';
}

function isSiteLanguage(text: string | undefined): boolean {
  return siteLanguages.some((language) => language === text);
}

/** The languages of the header, best first, without their regions. Source: RFC 9110, 12.5.4. */
function readAccepted(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const quality = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find(Boolean) ?? '1';
      return {language: tag.split('-')[0] ?? '', quality: Number(quality)};
    })
    .filter(({quality}) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({language}) => language);
}
