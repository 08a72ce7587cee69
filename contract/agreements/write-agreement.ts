import {agreementWording, type AgreementDocument, type SignaturePlace} from './agreement.ts';
import type {AgreementAnswers, AgreementPartner} from './answers.ts';
import {numberArticles} from './text/article.ts';
import {
  writeAccounts,
  writeBylawsGeneral,
  writeDirectors,
  writeIndemnity,
  writeOfficers,
} from './text/bylaws-course.ts';
import {writeOffices, writeShareholders, writeShares} from './text/bylaws-shares.ts';
import {writeDissolution, writeGeneral, writeRecords, writeTransfers} from './text/llc-course.ts';
import {writeLiability, writeManagement} from './text/llc-management.ts';
import {writeCapital, writeCompany, writeMembers, writeProfits} from './text/llc-ownership.ts';
import {sayPlace} from './text/say.ts';

/**
 * Writes a company's founding paper: of an LLC its operating agreement, of a corporation its bylaws. The same answers make the same paper, on a
 * device and on the server. Rules: AGR1 to AGR6.
 */
export function writeAgreement(answers: AgreementAnswers): AgreementDocument {
  return answers.type === 'LLC' ? writeOperatingAgreement(answers) : writeBylaws(answers);
}

function writeOperatingAgreement(answers: AgreementAnswers): AgreementDocument {
  const {company, state, orderNumber, partners} = answers;
  const place = sayPlace(state);
  const [first] = partners;
  const isSole = partners.length === 1;
  return {
    wording: agreementWording,
    kind: 'operating-agreement',
    title: 'Operating Agreement',
    company,
    about: `A limited liability company of ${place}`,
    orderNumber,
    preamble: isSole
      ? `${first?.name}, the only member (the “Member”) of ${company}, a limited liability company of ${place} (the “Company”), makes this Operating Agreement (the “Agreement”).`
      : `The persons listed in Section 2.1 (each a “Member”), who are all the members of ${company}, a limited liability company of ${place} (the “Company”), make this Operating Agreement (the “Agreement”).`,
    articles: numberArticles([
      writeCompany(answers),
      writeMembers(answers),
      writeCapital(answers),
      writeProfits(answers),
      writeManagement(answers),
      writeLiability(),
      writeRecords(answers),
      writeTransfers(answers),
      writeDissolution(answers),
      writeGeneral(answers),
    ]),
    closing: `By signing, ${isSole ? 'the Member agrees' : 'the Members agree'} to this Agreement.`,
    signatures: placeSignatures(answers),
  };
}

function writeBylaws(answers: AgreementAnswers): AgreementDocument {
  const {company, state, orderNumber} = answers;
  const place = sayPlace(state);
  return {
    wording: agreementWording,
    kind: 'bylaws',
    title: 'Bylaws',
    company,
    about: `A corporation of ${place}`,
    orderNumber,
    preamble: `These are the Bylaws of ${company}, a corporation of ${place} (the “Corporation”). They take effect when the Corporation is formed.`,
    articles: numberArticles([
      writeOffices(answers),
      writeShares(answers),
      writeShareholders(),
      writeDirectors(answers),
      writeOfficers(answers),
      writeIndemnity(),
      writeAccounts(),
      writeBylawsGeneral(answers),
    ]),
    closing: 'By signing, the first shareholders and directors of the Corporation adopt these Bylaws.',
    signatures: placeSignatures(answers),
  };
}

/**
 * A place for each partner. The owner signs for themselves; where they are none, for a partner that is a
 * company; where there is none of those either, for the company itself. Rule: AGR6.
 */
function placeSignatures(answers: AgreementAnswers): SignaturePlace[] {
  const {companyId, company, partners, ownerPartnerId} = answers;
  const isOwner = ({id}: AgreementPartner) => id === ownerPartnerId;
  const isEntity = ({kind}: AgreementPartner) => kind === 'company';
  const here = [isOwner, isEntity].find((isOne) => partners.some(isOne));
  const places = partners.map((partner) => ({
    id: partner.id,
    party: partner.name,
    lastName: partner.lastName,
    capacity: sayCapacity(answers, partner),
    byRepresentative: isEntity(partner),
    isSignedHere: here?.(partner) ?? false,
  }));
  if (here) return places;
  const own = {id: companyId, party: company, capacity: 'The company', byRepresentative: true, isSignedHere: true};
  return [...places, own];
}

function sayCapacity({type, management}: AgreementAnswers, {isDirector}: AgreementPartner): string {
  if (type === 'C-Corp') return isDirector ? 'Shareholder and director' : 'Shareholder';
  return management === 'managers' && isDirector ? 'Member and manager' : 'Member';
}
