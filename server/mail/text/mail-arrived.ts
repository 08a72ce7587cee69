import type {Language} from '#contract/account/rules.ts';
import type {Letter, MailWords} from '#server/mail/letter.ts';

type Words = {readonly title: string; readonly say: (company: string) => string; readonly see: string};

const words: Readonly<Record<Language, Words>> = {
  es: {
    title: 'Llegó correspondencia',
    say: (company) => `Llegó correspondencia para ${company}. Ya está escaneada y puedes leerla en Faro.`,
    see: 'Leer la correspondencia',
  },
  en: {
    title: 'You have mail',
    say: (company) => `Mail arrived for ${company}. It is scanned, and you can read it in Faro.`,
    see: 'Read the mail',
  },
  pt: {
    title: 'Chegou correspondência',
    say: (company) => `Chegou correspondência para ${company}. Já está digitalizada e você pode ler no Faro.`,
    see: 'Ler a correspondência',
  },
};

/** The mail that there is post: neither what it holds nor who sent it. Rule: MLG5. */
export function writeMailArrived(language: Language, greet: (name: string) => string): Pick<MailWords, 'mail-arrived'> {
  const {title, say, see} = words[language];
  return {
    'mail-arrived': ({firstName, company, path}): Letter => ({
      subject: `${company}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
      title,
      before: [greet(firstName), say(company)],
      facts: [],
      action: {label: see, path},
      after: [],
    }),
  };
}
