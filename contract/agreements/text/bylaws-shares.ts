import type {AgreementAnswers} from '#contract/agreements/answers.ts';
import {section, type NewArticle} from './article.ts';
import {listPartners} from './partners-table.ts';
import {sayCount, sayNames, sayParValue, sayPlace} from './say.ts';

/** Where the corporation is. */
export function writeOffices({state}: AgreementAnswers): NewArticle {
  const place = sayPlace(state);
  return {
    id: 'offices',
    title: 'Offices',
    sections: [
      section(
        'Registered office',
        `The Corporation keeps a registered agent and a registered office in ${place}, as stated in its charter. “Charter” means the certificate or articles by which it is formed; “the Law” means the business corporation law of ${place}.`,
      ),
      section(
        'Other offices',
        'The Corporation may have other offices, in any place that its board of directors (the “Board”) decides.',
      ),
    ],
  };
}

/** Its shares, and who has the first of them. Rule: AGR3. */
export function writeShares({partners, shareCount, parValueMicros}: AgreementAnswers): NewArticle {
  const value =
    parValueMicros === 0
      ? 'without par value'
      : parValueMicros === null
        ? ''
        : `with a par value of ${sayParValue(parValueMicros)} each`;
  const authorized =
    shareCount === null
      ? 'The charter says how many shares the Corporation may issue.'
      : `The Corporation may issue ${sayCount(shareCount)} ${shareCount === 1 ? 'share' : 'shares'} of common stock${value === '' ? '' : ` ${value}`}, as its charter provides. All have the same rights.`;
  const entities = partners.filter(({kind}) => kind === 'company').map(({name}) => name);
  return {
    id: 'shares',
    title: 'Shares',
    sections: [
      section('Authorized shares', authorized),
      {
        heading: 'First shareholders',
        text: 'The Board issues the first shares to the persons below, in these parts, for the payment that it accepts:',
        table: listPartners(partners, {partner: 'Shareholder', share: 'Part of the first shares'}),
      },
      section(
        'Stock ledger',
        'Shares have no paper certificates. The Corporation keeps a ledger of its shareholders, their addresses and their shares, and treats whoever stands in it as the owner.',
      ),
      section(
        'Transfers',
        'A share is transferred when the ledger says so, at the written request of its holder and if the law on securities permits it. The Corporation may ask for proof of both.',
      ),
      section(
        'Later issues',
        'Shareholders have no right to acquire shares that the Corporation issues later, unless the Board grants one.',
      ),
      ...(entities.length === 0
        ? []
        : [
            section(
              'Shareholders that are entities',
              `${sayNames(entities)} ${entities.length === 1 ? 'acts' : 'act'} through an authorized representative. The Corporation may rely on what that representative signs.`,
            ),
          ]),
    ],
  };
}

/** How shareholders decide. */
export function writeShareholders(): NewArticle {
  return {
    id: 'shareholders',
    title: 'Meetings of shareholders',
    sections: [
      section(
        'Annual meeting',
        'Shareholders meet once a year, on the day that the Board sets, to elect directors and to decide what else is laid before them.',
      ),
      section(
        'Special meetings',
        'The Board, the president, or holders of at least 10% of all votes may call a special meeting and say what it is about.',
      ),
      section(
        'Notice',
        'Each shareholder is told of the day, the hour, the place or the means of remote attendance, and of a special meeting its purpose, at least 10 and at most 60 days before. Whoever attends without objecting, or waives it in writing, needs no notice.',
      ),
      section(
        'Quorum and votes',
        'Each share has one vote. Holders of most of the shares are a quorum. A matter is decided by most of the votes cast, unless the charter or the Law asks for more; directors are elected by the most votes.',
      ),
      section(
        'Proxies and remote attendance',
        'A shareholder may act by a proxy in writing. Meetings may be held, and attended, by any means by which all can hear one another.',
      ),
      section(
        'Decisions without a meeting',
        'What a meeting may decide can be decided without one, by the written or electronic consent of all shareholders, or of those with the votes that a meeting would need where the Law permits that.',
      ),
    ],
  };
}
