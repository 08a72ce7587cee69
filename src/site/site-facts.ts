import type {Language} from '#src/i18n/languages.ts';

/** How to reach us. Source: S2.26. */
export const contactFacts = {
  email: 'hola@faro.example',
  phone: '+15055550142',
  phoneText: '+1 505 555 0142',
  /** Until the server is told where its operator is. */
  address: '100 Example Ave, Santa Fe, NM 87501',
} as const;

/** A map of a place, by its address as the query of an address writes it. */
export function mapUrl(query: string): string {
  return `https://www.openstreetmap.org/search?query=${query}`;
}

/** Our profiles elsewhere; Brazil has an Instagram of its own. Source: S2.26. */
export function socialLinks(language: Language): {name: string; url: string}[] {
  return [
    {name: 'Facebook', url: 'https://www.facebook.com/faro.example'},
    {
      name: 'Instagram',
      url: language === 'pt' ? 'https://www.instagram.com/faro.brasil' : 'https://www.instagram.com/faro.example',
    },
    {name: 'LinkedIn', url: 'https://www.linkedin.com/company/faro-example'},
    {name: 'X', url: 'https://x.com/faro_example'},
    {name: 'TikTok', url: 'https://www.tiktok.com/@faro.example'},
  ];
}
