import type {AgreementAnswers} from '#contract/agreements/answers.ts';
import {section, type NewArticle} from './article.ts';
import {sayNames, sayPlace} from './say.ts';

/** Who directs the corporation. Rule: AGR3. */
export function writeDirectors({partners, representatives}: AgreementAnswers): NewArticle {
  const directors = [...partners, ...representatives].filter(({isDirector}) => isDirector).map(({name}) => name);
  const isOne = directors.length === 1;
  return {
    id: 'directors',
    title: 'Directors',
    sections: [
      section('Powers', 'The Board manages the business of the Corporation, or has it managed under its direction.'),
      section(
        'Number and first directors',
        `The Board has ${directors.length} ${isOne ? 'director' : 'directors'}, until the shareholders or the Board set another number. The first ${isOne ? 'director is' : 'directors are'} ${sayNames(directors)}.`,
      ),
      section(
        'Term',
        'A director serves until the next annual meeting and until a successor is elected, or until resigning in writing, dying or being removed. Holders of most of the shares may remove a director with or without cause.',
      ),
      section('Vacancies', 'The directors who remain, or the shareholders, fill a vacancy for the rest of its term.'),
      section(
        'Meetings',
        'The Board meets as it decides. Any director may call a meeting with two days’ notice in writing, by email included. Whoever attends without objecting needs no notice. Directors may attend by any means by which all can hear one another.',
      ),
      section('Quorum and votes', 'Most of the directors in office are a quorum, and most of those present decide.'),
      section(
        'Decisions without a meeting',
        'What the Board may decide can be decided without a meeting if all directors consent in writing or electronically.',
      ),
      section(
        'Conflicts of interest',
        'A director who has an interest of their own in a matter tells the Board of it. The matter is then decided by directors without such an interest, or by the shareholders, and must be fair to the Corporation.',
      ),
    ],
  };
}

/** Who acts for it from day to day. */
export function writeOfficers({partners, representatives}: AgreementAnswers): NewArticle {
  const responsible = [...partners, ...representatives].find(({isResponsible}) => isResponsible);
  return {
    id: 'officers',
    title: 'Officers',
    sections: [
      section(
        'Offices',
        'The Board appoints a president, a secretary and a treasurer, and others as it sees fit. One person may hold several offices.',
      ),
      section(
        'Duties',
        'The president runs the business and signs for the Corporation. The secretary keeps its minutes, its stock ledger and its notices. The treasurer keeps its money and its accounts.',
      ),
      section(
        'Term',
        'Officers serve as long as the Board wants. It may remove any of them at any time; they may resign in writing.',
      ),
      ...(responsible
        ? [
            section(
              'Responsible party',
              `${responsible.name} is the responsible party named to the Internal Revenue Service in the Corporation’s application for an employer identification number.`,
            ),
          ]
        : []),
    ],
  };
}

/** Who is held harmless. */
export function writeIndemnity(): NewArticle {
  return {
    id: 'indemnity',
    title: 'Liability and indemnity',
    sections: [
      section(
        'Limited liability',
        'The debts of the Corporation are its own. A shareholder owes nothing for them beyond the price of the shares.',
      ),
      section(
        'Indemnity',
        'As far as the Law permits, the Corporation holds its directors and officers harmless from loss and costs that arise from what they did for it in good faith and in a manner that they reasonably believed to be in its interest.',
      ),
      section(
        'Costs in advance',
        'The Corporation may pay the reasonable costs of a defense in advance, against a written promise to give them back if it turns out that no indemnity was due.',
      ),
    ],
  };
}

/** Its money and its books. */
export function writeAccounts(): NewArticle {
  return {
    id: 'accounts',
    title: 'Money, books and dividends',
    sections: [
      section(
        'Accounts',
        'The money of the Corporation is kept in accounts in its own name and is never mixed with anybody else’s.',
      ),
      section(
        'Books',
        'The Corporation keeps complete books, minutes of its meetings and its stock ledger. Shareholders may inspect them as the Law provides.',
      ),
      section('Dividends', 'The Board may declare dividends on the shares out of what the Law permits.'),
      section(
        'Fiscal year and taxes',
        'The fiscal year is the calendar year, unless the Board sets another. The Corporation files the returns and reports that the law requires of it, among them those about foreign owners where they apply.',
      ),
    ],
  };
}

/** What holds for all of it. */
export function writeBylawsGeneral({state}: AgreementAnswers): NewArticle {
  return {
    id: 'bylaws-general',
    title: 'General',
    sections: [
      section(
        'Charter and law',
        `Where these Bylaws differ from the charter or from the Law, those prevail. The laws of ${sayPlace(state)} govern them.`,
      ),
      section(
        'Amendments',
        'The shareholders may amend these Bylaws; so may the Board where the charter or the Law gives it that power.',
      ),
      section(
        'Notices',
        'Notices are given in writing, to the address in the stock ledger or by email to an address that the recipient has given to the Corporation.',
      ),
      section(
        'Electronic records and signatures',
        'Records may be kept, and documents signed, electronically. These Bylaws may be signed in counterparts, which together are one document. An electronic signature has the same effect as one on paper.',
      ),
      section('Severability', 'If a part of these Bylaws cannot be enforced, the rest stays in force.'),
    ],
  };
}
