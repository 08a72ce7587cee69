import type {Language} from '#contract/account/rules.ts';
import {tellMove} from '#contract/companies/tell-move.ts';
import {toDay, type Letter, type MailWords} from '#server/mail/letter.ts';

const words: Readonly<Record<Language, {when: string; company: string; noted: string; see: string}>> = {
  es: {when: 'Fecha', company: 'Empresa', noted: 'Nota de Faro:', see: 'Ver mi empresa'},
  en: {when: 'Date', company: 'Company', noted: 'A note from Faro:', see: 'See my company'},
  pt: {when: 'Data', company: 'Empresa', noted: 'Nota da Faro:', see: 'Ver minha empresa'},
};

/** The mail of a company's step, in one language: what became of it, what comes next, and what the desk adds. Rule: PRG9. */
export function writeCompanyMoved(
  language: Language,
  greet: (name: string) => string,
): Pick<MailWords, 'company-moved'> {
  const own = words[language];
  return {
    'company-moved': ({firstName, company, moveKind, toStatus, skipReason, day, note, path}): Letter => {
      const {title, lines} = tellMove({kind: moveKind, toStatus, skipReason}, language);
      return {
        subject: company === '' ? title : `${company}: ${title}`,
        title,
        before: [greet(firstName), ...lines, ...(note === '' ? [] : [`${own.noted} ${note}`])],
        facts: [...(company === '' ? [] : [[own.company, company] as const]), [own.when, toDay(language, day)]],
        action: {label: own.see, path},
        after: [],
      };
    },
  };
}
