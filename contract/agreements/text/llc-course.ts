import type {AgreementAnswers} from '#contract/agreements/answers.ts';
import {section, type NewArticle} from './article.ts';
import {sayPlace} from './say.ts';

/** Money, books and taxes. */
export function writeRecords({partners, representatives}: AgreementAnswers): NewArticle {
  const isSole = partners.length === 1;
  const responsible = [...partners, ...representatives].find(({isResponsible}) => isResponsible);
  return {
    id: 'records',
    title: 'Money, books and taxes',
    sections: [
      section(
        'Accounts',
        'The money of the Company is kept in accounts in its own name and is never mixed with anybody else’s.',
      ),
      section(
        'Books',
        `The Company keeps complete books and records.${isSole ? '' : ' Each Member may inspect and copy them on reasonable notice.'}`,
      ),
      section('Fiscal year', 'The fiscal year of the Company is the calendar year, unless the law requires another.'),
      section(
        'Tax classification',
        `For federal income tax purposes the Company is ${isSole ? 'disregarded as an entity separate from its Member' : 'a partnership'}, unless it elects otherwise.`,
      ),
      ...(responsible
        ? [
            section(
              'Responsible party',
              `${responsible.name} is the responsible party named to the Internal Revenue Service in the Company’s application for an employer identification number.`,
            ),
          ]
        : []),
      ...(isSole
        ? []
        : [
            section(
              'Partnership representative',
              'For each tax year the Members designate, on the return of the Company, a partnership representative who meets the requirements of section 6223 of the Internal Revenue Code.',
            ),
          ]),
      section(
        'Returns and reports',
        'The Company files the returns and reports that the law requires of it, among them those about foreign owners where they apply.',
      ),
    ],
  };
}

/** How a part of it changes hands. */
export function writeTransfers({partners}: AgreementAnswers): NewArticle {
  if (partners.length > 1) return writeSharedTransfers();
  const isEntity = partners[0]?.kind === 'company';
  return {
    id: 'transfers-sole',
    title: 'Transfers and succession',
    sections: [
      section(
        'Transfers',
        'The Member may transfer all or part of its interest in writing at any time. Whoever acquires it becomes a member on agreeing in writing to be bound by this Agreement.',
      ),
      section(
        'Succession',
        isEntity
          ? 'If the Member ceases to exist, its successor in interest becomes the member or names one, so that the Company goes on.'
          : 'If the Member dies or loses capacity, the Member’s legal representative or successor becomes the member or names one, so that the Company goes on.',
      ),
    ],
  };
}

function writeSharedTransfers(): NewArticle {
  return {
    id: 'transfers',
    title: 'Transfers, withdrawal and succession',
    sections: [
      section(
        'Consent',
        'A Member may transfer an interest in the Company only with the written consent of all other Members. Whoever acquires one without it has a right to distributions alone, and none to vote, manage or inspect.',
      ),
      section(
        'First refusal',
        'Before selling an interest to somebody who is not a Member, a Member offers it in writing to the other Members on the same terms. They have 30 days to accept, in proportion to their Percentages.',
      ),
      section(
        'Withdrawal',
        'A Member may withdraw from the Company only with the written consent of all other Members.',
      ),
      section(
        'Succession',
        'If a Member dies, loses capacity or ceases to exist, the Company goes on. The Member’s legal representative or successor has a right to distributions until the other Members admit them.',
      ),
    ],
  };
}

/** How it ends. */
export function writeDissolution({partners}: AgreementAnswers): NewArticle {
  const isSole = partners.length === 1;
  return {
    id: 'dissolution',
    title: 'Dissolution',
    sections: [
      section(
        'When',
        `The Company is dissolved when ${isSole ? 'the Member decides it' : 'all Members decide it'} in writing, when the Act requires it, or by order of a court.`,
      ),
      section(
        'When not',
        'The death, incapacity, bankruptcy or withdrawal of a member does not by itself dissolve the Company.',
      ),
      section(
        'Winding up',
        `Whoever manages the Company ends its business, sells what it owns as needed and pays, in this order: its creditors, members among them; then ${isSole ? 'the Member' : 'the Members, first by the balance of their capital accounts and then by their Percentages'}.`,
      ),
    ],
  };
}

/** What holds for all of it. */
export function writeGeneral({state, partners}: AgreementAnswers): NewArticle {
  const isSole = partners.length === 1;
  return {
    id: 'general',
    title: 'General',
    sections: [
      section('Law', `The laws of ${sayPlace(state)} govern this Agreement.`),
      section(
        'Whole agreement',
        'This Agreement is the whole agreement about its subject and replaces all earlier ones.',
      ),
      section(
        'Amendments',
        `This Agreement is amended only in writing, signed by ${isSole ? 'the Member' : 'all Members'}.`,
      ),
      section('Severability', 'If a part of this Agreement cannot be enforced, the rest stays in force.'),
      section(
        'Notices',
        `Notices are given in writing, to the ${isSole ? 'address' : 'addresses'} in the table of members or to an email address that the recipient has given to the Company.`,
      ),
      section(
        'Electronic signatures and counterparts',
        'This Agreement may be signed electronically and in counterparts, which together are one document. An electronic signature has the same effect as one on paper, as the federal Electronic Signatures in Global and National Commerce Act provides.',
      ),
      section(
        'No rights of others',
        'Nobody but the members and those who are held harmless by this Agreement has a right from it.',
      ),
    ],
  };
}
