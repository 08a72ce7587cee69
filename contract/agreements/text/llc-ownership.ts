import type {AgreementAnswers} from '#contract/agreements/answers.ts';
import {section, type NewArticle} from './article.ts';
import {listPartners} from './partners-table.ts';
import {sayNames, sayPlace} from './say.ts';

/** What the company is. */
export function writeCompany({company, state, partners}: AgreementAnswers): NewArticle {
  const place = sayPlace(state);
  const owners = partners.length === 1 ? 'the Member' : 'any Member';
  return {
    id: 'company',
    title: 'The Company',
    sections: [
      section(
        'Formation',
        `The Company is formed as a limited liability company under the limited liability company law of ${place} (the “Act”) when its formation document is filed there. This Agreement takes effect at that moment. Where the Act allows an agreement to say otherwise, this Agreement prevails over the Act.`,
      ),
      section(
        'Name',
        `The name of the Company is ${company}. It may do business under other names as the law permits.`,
      ),
      section(
        'Purpose',
        'The Company may carry on any lawful business that the Act permits a limited liability company to carry on.',
      ),
      section(
        'Registered agent and office',
        `The Company keeps a registered agent and a registered office in ${place}, as stated in its formation document. Whoever manages the Company may change them by the filing that the Act requires.`,
      ),
      section('Duration', 'The Company exists until it is dissolved and wound up under this Agreement.'),
      section(
        'Separate person',
        `The Company is a legal person apart from its members. What it owns belongs to it, and not to ${owners}.`,
      ),
    ],
  };
}

/** Who its members are, and which part each has. */
export function writeMembers({partners}: AgreementAnswers): NewArticle {
  const isSole = partners.length === 1;
  const entities = partners.filter(({kind}) => kind === 'company').map(({name}) => name);
  const table = listPartners(partners, {partner: 'Member', share: 'Percentage'});
  const [who, join] = isSole
    ? [
        'The only member of the Company, its address for notices and its percentage of the Company (the “Percentage”) are:',
        'if the Member admits it in writing',
      ]
    : [
        'The members of the Company, their addresses for notices and their percentages of the Company (each a “Percentage”) are:',
        'if all Members consent in writing',
      ];
  return {
    id: isSole ? 'members-sole' : 'members',
    title: isSole ? 'The Member' : 'The Members',
    sections: [
      {heading: isSole ? 'Member' : 'Members', text: who, table},
      section(
        'Percentages',
        'A member’s Percentage measures its part in the profits, losses, distributions and votes of the Company. All Percentages together are always 100%.',
      ),
      section(
        'New members',
        `Another person becomes a member only ${join} and that person agrees in writing to be bound by this Agreement. The table above is then amended.`,
      ),
      ...(entities.length === 0
        ? []
        : [
            section(
              'Members that are entities',
              `${sayNames(entities)} ${entities.length === 1 ? 'acts' : 'act'} through an authorized representative. The Company may rely on what that representative signs.`,
            ),
          ]),
    ],
  };
}

/** What the members put in. */
export function writeCapital({partners}: AgreementAnswers): NewArticle {
  const isSole = partners.length === 1;
  const member = isSole ? 'The Member' : 'A Member';
  return {
    id: 'capital',
    title: 'Capital',
    sections: [
      section(
        'Contributions',
        'Contributions of money, property or services are recorded in the books of the Company with their date and agreed value.',
      ),
      section(
        'No further duty',
        `${member} does not have to contribute or lend anything beyond what that Member has agreed to in writing.`,
      ),
      section(
        'No interest or return on demand',
        `Contributions bear no interest, and ${isSole ? 'the Member' : 'no Member'} may ask for them back ${isSole ? 'only' : 'except'} as this Agreement permits.`,
      ),
      ...(isSole
        ? []
        : [
            section(
              'Capital accounts',
              'The Company keeps a capital account for each Member as federal income tax rules for partnerships require.',
            ),
          ]),
      section(
        'Loans',
        `${member} may lend money to the Company on written terms. A loan is not a contribution and does not change a Percentage.`,
      ),
    ],
  };
}

/** What comes out of it, and to whom. */
export function writeProfits({partners, management}: AgreementAnswers): NewArticle {
  const isSole = partners.length === 1;
  const whoever = management === 'managers' ? 'the Managers' : isSole ? 'the Member' : 'the Members';
  return {
    id: isSole ? 'profits-sole' : 'profits',
    title: 'Profits and distributions',
    sections: [
      section(
        'Profits and losses',
        isSole
          ? 'All profits and losses of the Company are the Member’s.'
          : 'Profits and losses are allocated to the Members in proportion to their Percentages, except where federal tax law requires otherwise.',
      ),
      section(
        'Distributions',
        isSole
          ? `The Company distributes money or property to the Member when ${whoever} so ${management === 'managers' ? 'decide' : 'decides'}.`
          : `The Company distributes money or property when ${whoever} so decide, to all Members at the same time and in proportion to their Percentages.`,
      ),
      section(
        'Limit',
        'Nothing is distributed if the Company could then not pay its debts as they fall due in the usual course of business, or if the Act forbids it.',
      ),
      section(
        'Withholding',
        'The Company may withhold and pay over the taxes that the law requires on what is allocated or paid to a member. What is withheld counts as distributed to that member.',
      ),
    ],
  };
}
