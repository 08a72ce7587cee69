import type {AgreementAnswers} from '#contract/agreements/answers.ts';
import {section, type NewArticle, type NewSection} from './article.ts';
import {sayNames} from './say.ts';

/** What nobody decides without all members. */
const reserved =
  'to amend this Agreement; to admit a member; to sell or give away all or most of what the Company owns; to merge or convert the Company; to change how it is classified for tax; and to dissolve it';

const duties = section(
  'Duties',
  'Whoever manages the Company acts in good faith, with the care of an ordinarily prudent person in the same position, and in a manner that they reasonably believe to be in the interest of the Company.',
);

const inWriting = section(
  'Decisions without a meeting',
  'No meeting is needed. A decision is valid if those whose votes suffice agree to it in writing, which includes email and other electronic records.',
);

/** Who decides and acts for the company. Rule: AGR3. */
export function writeManagement(answers: AgreementAnswers): NewArticle {
  if (answers.management === 'managers') return writeManagers(answers);
  return answers.partners.length === 1 ? writeSole() : writeByMembers();
}

function writeSole(): NewArticle {
  return {
    id: 'management-sole',
    title: 'Management',
    sections: [
      section(
        'Management by the Member',
        'The Company is managed by its Member, who decides everything that concerns it and may bind it.',
      ),
      section(
        'Officers and agents',
        'The Member may appoint officers and agents in writing, give them authority, and take it back at any time.',
      ),
      section(
        'Records of decisions',
        'No meeting is needed. Important decisions are recorded in writing and kept with the books of the Company.',
      ),
      duties,
    ],
  };
}

function writeByMembers(): NewArticle {
  return {
    id: 'management-members',
    title: 'Management',
    sections: [
      section(
        'Management by the Members',
        'The Company is managed by its Members. Each Member may act for the Company and bind it in the ordinary course of its business.',
      ),
      section(
        'Votes',
        'Members vote in proportion to their Percentages. A decision needs more than 50% of all Percentages, unless this Agreement or the Act asks for more.',
      ),
      section('What needs all Members', `The consent of all Members is needed ${reserved}.`),
      inWriting,
      duties,
    ],
  };
}

function writeManagers({partners, representatives}: AgreementAnswers): NewArticle {
  const managers = [...partners, ...representatives].filter(({isDirector}) => isDirector).map(({name}) => name);
  const isOne = managers.length === 1;
  const isSole = partners.length === 1;
  const ofMembers: NewSection[] = isSole
    ? [section('Kept for the Member', `The consent of the Member is needed ${reserved}.`)]
    : [
        section(
          'Members’ votes',
          'Members vote in proportion to their Percentages. A decision of the Members needs more than 50% of all Percentages, unless this Agreement or the Act asks for more.',
        ),
        section('What needs all Members', `The consent of all Members is needed ${reserved}.`),
      ];
  return {
    id: 'management-managers',
    title: 'Management',
    sections: [
      section(
        'Management by Managers',
        `The Company is managed by its ${isOne ? 'manager' : 'managers'} (${isOne ? 'the “Manager”; together with any who follow, the “Managers”' : 'the “Managers”'}). The first ${isOne ? 'Manager is' : 'Managers are'} ${sayNames(managers)}.`,
      ),
      section(
        'Powers',
        'The Managers decide everything that this Agreement or the Act does not keep for the members. Each Manager may bind the Company in the ordinary course of its business; where there are several, other matters are decided by most of them.',
      ),
      section(
        'Appointment and removal',
        `A Manager serves until resigning, dying, losing capacity or being removed. ${isSole ? 'The Member' : 'Members with more than 50% of all Percentages'} may remove a Manager at any time, with or without cause, and appoint another.`,
      ),
      section('Members are not agents', 'A member may not bind the Company merely by being a member.'),
      ...ofMembers,
      inWriting,
      duties,
    ],
  };
}

/** Who is answerable for what. */
export function writeLiability(): NewArticle {
  return {
    id: 'liability',
    title: 'Liability and indemnity',
    sections: [
      section(
        'Limited liability',
        'The debts and obligations of the Company are its own. Nobody is liable for them only because of being a member or managing the Company. That formalities were not observed is no reason to hold a member liable.',
      ),
      section(
        'Indemnity',
        'As far as the Act permits, the Company holds its members, and those who manage it, harmless from loss that arises from what they did in good faith for the Company. This does not cover fraud, willful misconduct or a knowing violation of the law.',
      ),
      section(
        'Costs in advance',
        'The Company may pay the reasonable costs of a defense in advance, against a written promise to give them back if it turns out that no indemnity was due.',
      ),
    ],
  };
}
